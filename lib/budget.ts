import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';
import { brand } from '#contract/brand.ts';
import type { Stage } from './stages.ts';

/** Emails the stage's alarm address when the stage costs, or will cost, more than its monthly budget. */
export class Budget extends Construct {
  /** @param monthlyBudget US dollars */
  constructor(scope: Construct, id: string, stage: Stage, monthlyBudget: number) {
    super(scope, id);
    const emailAt = (notificationType: 'ACTUAL' | 'FORECASTED', percent: number) => ({
      notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold: percent },
      subscribers: [{ subscriptionType: 'EMAIL', address: stage.alarmEmail }],
    });
    new CfnBudget(this, 'Monthly', {
      budget: {
        budgetName: `${brand.slug}-${stage.name}`,
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
        // Resources carry the tag; it counts once it is activated as a cost allocation tag.
        costFilters: { TagKeyValue: [`user:stage$${stage.name}`] },
      },
      notificationsWithSubscribers: [emailAt('ACTUAL', 80), emailAt('ACTUAL', 100), emailAt('FORECASTED', 100)],
    });
  }
}
