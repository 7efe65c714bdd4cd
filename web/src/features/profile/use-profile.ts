import { useEffect } from 'react';
import { useOperation } from '../../api/use-operation.ts';
import { syncProfile } from '../../auth/account.ts';

const noInput = {};

/** My profile, kept fresh; the header follows its name and picture. Reads nothing while it is not needed. */
export const useProfile = ({ isNeeded = true } = {}) => {
  const profile = useOperation('getProfile', isNeeded ? noInput : null);
  const { data } = profile;
  useEffect(() => {
    if (data) syncProfile(data);
  }, [data]);
  return profile;
};
