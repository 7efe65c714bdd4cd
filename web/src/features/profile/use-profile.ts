import { useEffect } from 'react';
import { useOperation } from '../../api/use-operation.ts';
import { followProfile } from '../../auth/account.ts';

const noInput = {};

/** My profile, kept fresh; the header follows its name and picture. Reads nothing while it is not needed. */
export const useProfile = ({ isNeeded = true } = {}) => {
  const reading = useOperation('getProfile', isNeeded ? noInput : null);
  const { data } = reading;
  useEffect(() => {
    if (data) followProfile(data);
  }, [data]);
  return reading;
};
