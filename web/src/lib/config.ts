/** What a stage tells the browser, served as `/config.json` beside the site; one build works on every stage. */
export interface SiteConfig {
  stage: string;
  /** Origin of the site, without a slash at the end. */
  siteUrl: string;
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** Host (with port and path, if any) of the hosted login pages. */
  hostedLoginDomain: string;
  /** Issuer of the tokens: the address of the user pool's own API, then its id. */
  issuer: string;
  /** HubSpot's portal and form ids (region na1); without them our own forms are shown. */
  hubspot?: { region: string; portalId: string; contactFormId: string; instructorFormId: string };
  /** Addresses of ours outside the site; an absent one is not linked. */
  links?: { profiles?: { name: string; url: string }[]; demo?: string };
}

let pendingConfig: Promise<SiteConfig> | undefined;

/** The stage's configuration, fetched once. @throws when it cannot be read; the next call tries again. */
export const loadConfig = (): Promise<SiteConfig> => {
  pendingConfig ??= fetch('/config.json').then((response) => {
    if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
    return response.json() as Promise<SiteConfig>;
  });
  pendingConfig.catch(() => {
    pendingConfig = undefined;
  });
  return pendingConfig;
};
