import { useEffect } from 'react';
import { useOperation } from '#web/src/api/use-operation.ts';
import { syncProfile } from '#web/src/auth/account.ts';

const noInput = {};

/** Reads the learner's profile and updates name and picture in the header. Reads nothing unless `isNeeded`. */
export const useProfile = ({ isNeeded = true } = {}) => {
  const profile = useOperation('getProfile', isNeeded ? noInput : null);
  const { data } = profile;
  useEffect(() => {
    if (data) syncProfile(data);
  }, [data]);
  return profile;
};
