import { useParams, useSearchParams } from 'react-router-dom';
import { useOperation } from '../api/use-operation.ts';
import { Welcome } from '../features/drip/subscribe/welcome.tsx';
import { SlimHeader } from '../layout/header/slim-header.tsx';
import { PageMeta } from '../lib/page-meta.tsx';

/** Target of the welcome email's button: `?email=&token=`. */
export const Component = () => {
  const { courseId = '' } = useParams();
  const [search] = useSearchParams();
  const { data: course } = useOperation('getCourse', { params: { courseId } });
  return (
    <>
      <PageMeta title={course ? `Welcome to ${course.title}` : 'Welcome'} />
      <SlimHeader />
      <Welcome
        courseId={courseId}
        email={search.get('email') ?? ''}
        token={search.get('token') ?? ''}
        title={course?.title}
      />
    </>
  );
};
