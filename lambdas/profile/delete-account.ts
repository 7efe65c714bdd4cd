import { profile } from '../../contract/operations/profile.ts';
import { beginErasure, eraseAccount } from '../erasure/erase-account.ts';
import { endpoint } from '../http/endpoint.ts';

<<<<<<< HEAD
=======

import { deleteIdentity, findIdentity } from '../services/identity.ts';
import { learnerFolder, listFiles, removeFile } from '../services/learner-files.ts';
import { sendMail } from '../services/mail.ts';

>>>>>>> 82b0e79 (Send the codes of sign-up and passwords as branded email)

export const handler = endpoint(profile, 'deleteAccount', async ({ caller, now }) => {
  await beginErasure(caller, now);
  await eraseAccount(caller, now);
  return { deleted: true as const };
});
