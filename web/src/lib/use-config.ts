import { useEffect, useState } from 'react';
import { loadConfig, type SiteConfig } from './config.ts';

/** The stage's configuration; undefined until it is read, and when it cannot be. */
export const useConfig = (): SiteConfig | undefined => {
  const [config, setConfig] = useState<SiteConfig>();
  useEffect(() => {
    loadConfig()
      .then(setConfig)
      .catch(() => undefined);
  }, []);
  return config;
};
