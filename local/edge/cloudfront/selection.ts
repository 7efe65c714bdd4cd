/** Behavior of a policy toward headers, cookies or query strings: `none`, `whitelist`, `all…`, `allExcept`. */
export interface SelectionConfig {
  behavior: string;
  names?: string[] | undefined;
}

/** Whether a name is forwarded. */
export type Selection = (name: string) => boolean;

/** Compiles a behavior. @throws Error for an unknown one. */
export const selection = ({ behavior, names = [] }: SelectionConfig, ignoreCase = false): Selection => {
  const listedNames = new Set(ignoreCase ? names.map((name) => name.toLowerCase()) : names);
  switch (behavior) {
    case 'none':
      return () => false;
    case 'whitelist':
      return (name) => listedNames.has(name);
    case 'all':
    case 'allViewer':
    case 'allViewerAndWhitelistCloudFront':
      return () => true;
    case 'allExcept':
      return (name) => !listedNames.has(name);
    default:
      throw new Error(`The behavior ${behavior} is not supported.`);
  }
};

/** Keeps the selected pairs of a query or cookie text; returns the same text when all are selected. */
export const selectPairs = (text: string, separator: string, selected: Selection): string => {
  if (text === '') return '';
  const pairs = text.split(separator);
  const selectedPairs = pairs.filter((pair) => selected(pair.split('=', 1)[0] ?? ''));
  return selectedPairs.length === pairs.length ? text : selectedPairs.join(separator);
};
