import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Construct } from 'constructs';
import { globalName } from './stack-tokens.ts';
import type { Stage } from './stages.ts';

/**
 * Emails the stage's alarm address, if it has one, when the stage costs, or will cost, more than its monthly budget.
 */
export class Budget extends Construct {
  /** @param monthlyBudget US dollars */
  constructor(scope: Construct, id: string, stage: Stage, monthlyBudget: number) {
    super(scope, id);
    const emailsTo = (address: string) =>
      (
        [
          ['ACTUAL', 80],
          ['ACTUAL', 100],
          ['FORECASTED', 100],
        ] as const
      ).map(([notificationType, threshold]) => ({
        notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold },
        subscribers: [{ subscriptionType: 'EMAIL', address }],
      }));
    new CfnBudget(this, 'Monthly', {
      budget: {
        budgetName: globalName(stage, 'monthly'),
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: monthlyBudget, unit: 'USD' },
        // Resources carry this tag, which counts only once it is activated as a cost allocation tag.
        costFilters: { TagKeyValue: [`user:stage$${stage.name}`] },
      },
      ...(stage.alarmEmail !== undefined && { notificationsWithSubscribers: emailsTo(stage.alarmEmail) }),
    });
  }
}
