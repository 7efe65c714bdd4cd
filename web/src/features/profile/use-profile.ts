import { useEffect } from 'react';
import { useOperation } from '../../api/use-operation.ts';
import { renameAccount } from '../../auth/account.ts';

const noInput = {};

/** My profile, kept fresh; the header follows its name. */
export const useProfile = () => {
  const reading = useOperation('getProfile', noInput);
  const name = reading.data?.name;
  useEffect(() => {
    if (name) renameAccount(name);
  }, [name]);
  return reading;
};
