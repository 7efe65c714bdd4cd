import { useEffect, useState } from 'react';
import { loadConfig, type SiteConfig } from './config.ts';

/** Returns the stage's configuration; undefined until it is loaded, and when loading fails. */
export const useConfig = (): SiteConfig | undefined => {
  const [config, setConfig] = useState<SiteConfig>();
  useEffect(() => {
    loadConfig()
      .then(setConfig)
      .catch(() => undefined);
  }, []);
  return config;
};
