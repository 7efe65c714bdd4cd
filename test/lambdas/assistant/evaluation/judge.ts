import type { HandledReply } from '#lambdas/assistant/reply-to.ts';
import type { Case } from './case.ts';

const shownTo = ({ reply: { remark = '', claims } }: HandledReply): string =>
  [remark, ...claims.map(({ text }) => text)].join('\n');

/** Returns whether an answer does what the case accepts. */
export const isAccepted = ({ accepts }: Case, answer: HandledReply): boolean => {
  const { claims, remark, notice } = answer.reply;
  if (accepts.expects === 'refuses') return claims.length === 0 && notice !== undefined;
  const text = shownTo(answer);
  const saysIt = !accepts.says || accepts.says.test(text);
  const cites = (lectures: readonly string[]): boolean =>
    claims.some(({ source }) => source.kind === 'lecture' && lectures.includes(source.lectureId));
  switch (accepts.expects) {
    case 'quotes':
      return saysIt && cites(accepts.lectures);
    case 'page':
      return saysIt && claims.some(({ source }) => source.kind === 'page' && source.path.startsWith(accepts.path));
    default:
      return (
        answer.handler === accepts.handler &&
        saysIt &&
        (claims.length > 0 || remark !== undefined) &&
        (!accepts.lectures || cites(accepts.lectures))
      );
  }
};
