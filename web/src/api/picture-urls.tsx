import { type ReactNode, useMemo } from 'react';
import { picturesIn } from '#contract/rules/lesson/lesson-blocks.ts';
import { PictureSourcesContext } from '#web/src/ui/picture/picture-sources.ts';
import { useOperation } from './use-operation.ts';

interface PictureUrlsProps {
  courseId: string;
  lectureId: string;
  /** Texts whose pictures `children` show. */
  texts: readonly string[];
  children: ReactNode;
}

/** Signs the URLs of the pictures in a lecture's texts in one call; makes no call when there are none. */
export const PictureUrls = ({ courseId, lectureId, texts, children }: PictureUrlsProps) => {
  const ids = picturesIn(...texts).join(',');
  const { data, error, isLoading, mutate } = useOperation(
    'getPictureUrls',
    ids === '' ? null : { params: { courseId, lectureId }, query: { ids } },
    // A new URL would load the same picture again.
    { revalidateIfStale: false, revalidateOnReconnect: false, keepPreviousData: true },
  );
  const sources = useMemo(
    () => ({
      sourcesOf: (id: string) => data?.pictures.find((picture) => picture.id === id)?.sources,
      hasFailed: !isLoading && (error !== undefined || data !== undefined),
      // A failure is in `error`.
      renew: () => mutate().catch(() => undefined),
    }),
    [data, error, isLoading, mutate],
  );
  return <PictureSourcesContext value={sources}>{children}</PictureSourcesContext>;
};
