import type { ChatSource } from '#contract/schemas/assistant.ts';
import { groups } from './all-cases.ts';
import type { Case } from './case.ts';
import type { Answered } from './scenes.ts';

/** Returns the sources that the claims of an answer cite. */
const citedIn = ({ exchange: { claims, sources } }: Answered): ChatSource[] =>
  claims.flatMap((claim) => sources.filter(({ id }) => claim.sources.includes(id)).map(({ source }) => source));

/** Returns whether an answer does what the case accepts. */
export const isAccepted = ({ accepts }: Case, answer: Answered): boolean => {
  const { claims, remark, notice } = answer.exchange;
  if (accepts.expects === 'refuses') return claims.length === 0 && notice !== undefined;
  const text = [remark, ...claims.map((claim) => claim.text)].join('\n');
  const saysIt = !accepts.says || accepts.says.test(text);
  const cited = citedIn(answer);
  const cites = (lectures: readonly string[]): boolean =>
    cited.some((source) => source.kind === 'lecture' && lectures.includes(source.lectureId));
  switch (accepts.expects) {
    case 'quotes':
      return saysIt && cites(accepts.lectures);
    case 'page':
      return saysIt && cited.some((source) => source.kind === 'page' && source.path.startsWith(accepts.path));
    default:
      return (
        answer.handler === accepts.handler &&
        saysIt &&
        (claims.length > 0 || remark !== undefined) &&
        (!accepts.lectures || cites(accepts.lectures))
      );
  }
};

/** Returns whether an answer claims nothing, or says that it may not be one. */
export const isCautious = ({ exchange: { claims, remark } }: Answered): boolean =>
  claims.length === 0 || /\b(?:may not|does not seem to) answer this\b|^No lesson says it/.test(remark ?? '');

export type Answers = ReadonlyMap<Case, Answered>;

/** Returns the share of cases whose answers are accepted, from 0 to 1. */
export const shareAccepted = (asked: readonly Case[], answers: Answers): number =>
  asked.filter((each) => isAccepted(each, answers.get(each) as Answered)).length / asked.length;

/** Lists the accepted answers of each group and every question that was missed. */
export const scoreLines = (answers: Answers): string[] => {
  const isRight = (asked: Case) => isAccepted(asked, answers.get(asked) as Answered);
  return [
    ...Object.entries(groups).map(([name, group]) => `${name}: ${group.filter(isRight).length} of ${group.length}`),
    ...[...answers.keys()]
      .filter((asked) => !isRight(asked))
      .map(({ course, text }) => `Missed in ${course ?? 'the site'}: ${text}`),
  ];
};
