import { useParams } from 'react-router-dom';
import { PreferencesProblem } from '../features/drip/preferences/preferences-problem.tsx';
import { PreferencesSkeleton, PreferencesView } from '../features/drip/preferences/preferences-view.tsx';
import { usePreferences } from '../features/drip/preferences/use-preferences.ts';
import { PageMeta } from '../lib/page-meta.tsx';

const Preferences = ({ token }: { token: string }) => {
  const { data, error, isValidating, retry, save, saving, failure } = usePreferences(token);
  if (data) return <PreferencesView subscription={data} {...{ token, save, saving, failure }} />;
  if (error && !isValidating) return <PreferencesProblem error={error} onRetry={retry} />;
  return <PreferencesSkeleton />;
};

/** Preferences of a subscription, behind the link in its emails. Opening the page changes nothing. */
export const Component = () => {
  const { token = '' } = useParams();
  return (
    <>
      <PageMeta title="Your subscription" />
      <Preferences key={token} token={token} />
    </>
  );
};
