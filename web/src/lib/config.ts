/** A stage's configuration for the browser, served as `/config.json`; one build works on every stage. */
export interface SiteConfig {
  stage: string;
  /** Origin of the site, without a trailing slash. */
  siteUrl: string;
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  /** Host (with port and path, if any) of the hosted login pages. */
  hostedLoginDomain: string;
  /** Token issuer: the URL of the user pool's API, then the pool's id. */
  issuer: string;
  /** HubSpot's portal and form ids (region na1); without them the site shows its own forms. */
  hubspot?: { region: string; portalId: string; contactFormId: string; instructorFormId: string };
  /** External links; absent ones are not shown. */
  links?: { profiles?: { name: string; url: string }[]; demo?: string };
}

let pendingConfig: Promise<SiteConfig> | undefined;

/**
 * Returns the stage's configuration, fetched once.
 * @throws Error when it cannot be read; the next call tries again.
 */
export const loadConfig = (): Promise<SiteConfig> => {
  pendingConfig ??= fetch('/config.json').then((response) => {
    if (!response.ok) throw new Error(`/config.json responded with ${response.status}`);
    return response.json() as Promise<SiteConfig>;
  });
  pendingConfig.catch(() => {
    pendingConfig = undefined;
  });
  return pendingConfig;
};
