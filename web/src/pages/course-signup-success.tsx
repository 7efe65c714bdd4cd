import { useLocation, useParams } from 'react-router-dom';
import { useOperation } from '../api/use-operation.ts';
import { SignupSuccess } from '../features/drip/subscribe/signup-success.tsx';
import { SlimHeader } from '../layout/header/slim-header.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

const signupOf = (state: unknown): { email?: string; existing: boolean } => {
  const { email, existing } = (state ?? {}) as { email?: unknown; existing?: unknown };
  return { ...(typeof email === 'string' && email && { email }), existing: existing === true };
};

/**
 * Shown after the early access form. The navigation state carries the email address; without it the text is general.
 */
export const Component = () => {
  const { courseId = '' } = useParams();
  const { state } = useLocation();
  const { data: course } = useOperation('getCourse', courseId ? { params: { courseId } } : null);
  return (
    <>
      <PageMeta title="You are in" />
      <SlimHeader />
      <SignupSuccess {...{ courseId }} {...signupOf(state)} title={course?.title} />
    </>
  );
};
