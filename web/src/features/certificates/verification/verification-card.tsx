import { BadgeAlert, BadgeCheck, BadgeQuestionMark, Check, Circle, CircleQuestionMark, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#web/src/ui/class-names.ts';
import { Disclosure } from '#web/src/ui/disclosure.tsx';
import { Spinner } from '#web/src/ui/spinner.tsx';
import { VisuallyHidden } from '#web/src/ui/visually-hidden.tsx';
import { type Step, type StepName, stepNames, type Verdict, verdictOf } from './step.ts';
import styles from './verification-card.module.css';

/** Titles of each step by outcome, and the label of the value that it checks. */
const texts: Record<StepName, { passed: string; failed: string; unavailable?: string; value: string }> = {
  issuer: {
    passed: 'It names this site as its issuer',
    failed: 'It does not name this site as its issuer',
    value: 'Issuer',
  },
  key: { passed: 'The key is the one we publish', failed: 'The key is not one we publish', value: 'Public key' },
  content: { passed: 'The content is well formed', failed: 'The content is not well formed', value: 'Signed content' },
  signature: {
    value: 'Signature',
    passed: 'Nothing has changed since it was signed',
    failed: 'The signature does not match the content',
  },
  status: {
    passed: 'We have not revoked it',
    failed: 'We have revoked it',
    unavailable: 'Revocation status unknown',
    value: 'Revocation',
  },
};

const badge = { size: 28, strokeWidth: 1.75, 'aria-hidden': true } as const;

const verdicts: Record<Verdict, { mark: ReactNode; title: string; text: string }> = {
  checking: {
    mark: <Spinner size={28} />,
    title: 'Checking',
    text: 'Your browser is checking the signature. This takes a moment.',
  },
  verified: {
    mark: <BadgeCheck {...badge} />,
    title: 'Verified',
    text: 'Your browser verified the signature. The certificate is exactly as we issued it, and it has not been revoked.',
  },
  failed: {
    mark: <BadgeAlert {...badge} />,
    title: 'Not genuine',
    text: 'The check failed. Do not rely on this certificate.',
  },
  revoked: {
    mark: <BadgeAlert {...badge} />,
    title: 'Revoked',
    text: 'We issued this certificate and later revoked it. Do not rely on it.',
  },
  unavailable: {
    mark: <BadgeQuestionMark {...badge} />,
    title: 'Not checked',
    text: 'Your browser could not finish the check. This does not mean that the certificate is invalid: try a newer browser, or upload the downloaded credential to any Open Badges 3.0 verifier.',
  },
};

const tones: Partial<Record<Verdict, string>> = { verified: 'accent', failed: 'danger', revoked: 'danger' };

/** Shown when every step passed but revocation could not be checked. */
const statusUnknown = {
  mark: <BadgeQuestionMark {...badge} />,
  title: 'Revocation not checked',
  text: 'The signature is valid, but your browser could not check whether we revoked the certificate. Try again in a moment.',
};

/** Returns the title of a step for its outcome; before that, the one that it is about to confirm. */
const titleOf = (name: StepName, outcome: Step['outcome'] = 'passed'): string =>
  texts[name][outcome] ?? texts[name].passed;

const icon = { size: 18, strokeWidth: 2, 'aria-hidden': true } as const;

const StepIcon = ({ step, isNext }: { step: Step | undefined; isNext: boolean }) => {
  if (step?.outcome === 'passed') return <Check {...icon} />;
  if (step?.outcome === 'failed') return <X {...icon} />;
  if (step) return <CircleQuestionMark {...icon} />;
  return isNext ? <Spinner /> : <Circle {...icon} />;
};

const outcomeLabels = { passed: 'passed', failed: 'failed', unavailable: 'could not run', open: 'pending' } as const;

/** Returns the verdict with its mark, title and text; these say so when only revocation could not be checked. */
const shownVerdict = (steps: readonly Step[]) => {
  const verdict = verdictOf(steps);
  const isStatusUnknown = verdict === 'unavailable' && steps.at(-1)?.name === 'status';
  return { verdict, ...(isStatusUnknown ? statusUnknown : verdicts[verdict]) };
};

/** The verdict above the certificate on phones, where the card with the steps is below it. */
export const VerdictLink = ({ steps }: { steps: readonly Step[] }) => {
  const { verdict, mark, title } = shownVerdict(steps);
  return (
    <a href="#verdict" className={classNames('row-8 control-height strong narrow-only', tones[verdict] ?? 'primary')}>
      {mark}
      {title}
    </a>
  );
};

/** Verification steps with their results; `children` are further actions. */
export const VerificationCard = ({ steps, children }: { steps: readonly Step[]; children: ReactNode }) => {
  const { verdict, mark, title, text } = shownVerdict(steps);
  return (
    <section
      className={`stack-24 surface padded-24 ${styles.card}`}
      data-verdict={verdict}
      aria-labelledby="verdict"
      data-no-print
    >
      <div role="status" className="stack-4">
        <h2 id="verdict" className={classNames('row-8', tones[verdict])}>
          {mark}
          {title}
        </h2>
        <p className="note">{text}</p>
      </div>
      <ol className="stack-12">
        {stepNames.map((name, index) => {
          const step = steps[index];
          return (
            <li key={name} className={classNames('grid-12', styles.step, step ? styles[step.outcome] : 'muted')}>
              <StepIcon step={step} isNext={verdict === 'checking' && index === steps.length} />
              <div>
                <p>
                  {titleOf(name, step?.outcome)}
                  <VisuallyHidden>: {outcomeLabels[step?.outcome ?? 'open']}</VisuallyHidden>
                </p>
                {step && step.outcome !== 'passed' && name !== 'status' && (
                  <p className={`label-size break-anywhere ${styles.detail}`}>{step.detail}</p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <Disclosure summary="Technical details">
        <dl className="stack-12">
          {steps.map(({ name, detail }) => (
            <div key={name}>
              <dt className="note">{texts[name].value}</dt>
              <dd className={`label-size break-anywhere ${styles.detail}`}>{detail}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      {verdict !== 'failed' && <div className="stack-8">{children}</div>}
    </section>
  );
};
