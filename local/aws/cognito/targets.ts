import { AdminConfirmSignUp } from 'cognito-local/lib/targets/adminConfirmSignUp.js';
import { AdminCreateUser } from 'cognito-local/lib/targets/adminCreateUser.js';
import { AdminDeleteUser } from 'cognito-local/lib/targets/adminDeleteUser.js';
import { AdminDeleteUserAttributes } from 'cognito-local/lib/targets/adminDeleteUserAttributes.js';
import { AdminDisableUser } from 'cognito-local/lib/targets/adminDisableUser.js';
import { AdminEnableUser } from 'cognito-local/lib/targets/adminEnableUser.js';
import { AdminGetUser } from 'cognito-local/lib/targets/adminGetUser.js';
import { AdminSetUserPassword } from 'cognito-local/lib/targets/adminSetUserPassword.js';
import { AdminUpdateUserAttributes } from 'cognito-local/lib/targets/adminUpdateUserAttributes.js';
import { ChangePassword } from 'cognito-local/lib/targets/changePassword.js';
import { ConfirmForgotPassword } from 'cognito-local/lib/targets/confirmForgotPassword.js';
import { ConfirmSignUp } from 'cognito-local/lib/targets/confirmSignUp.js';
import { DeleteUser } from 'cognito-local/lib/targets/deleteUser.js';
import { DeleteUserAttributes } from 'cognito-local/lib/targets/deleteUserAttributes.js';
import { DescribeUserPool } from 'cognito-local/lib/targets/describeUserPool.js';
import { DescribeUserPoolClient } from 'cognito-local/lib/targets/describeUserPoolClient.js';
import { ForgotPassword } from 'cognito-local/lib/targets/forgotPassword.js';
import { GetUser } from 'cognito-local/lib/targets/getUser.js';
import { GetUserAttributeVerificationCode } from 'cognito-local/lib/targets/getUserAttributeVerificationCode.js';
import { ListUsers } from 'cognito-local/lib/targets/listUsers.js';
import { SignUp } from 'cognito-local/lib/targets/signUp.js';
import { UpdateUserAttributes } from 'cognito-local/lib/targets/updateUserAttributes.js';
import { VerifyUserAttribute } from 'cognito-local/lib/targets/verifyUserAttribute.js';

/**
 * The operations reused from cognito-local. Each is imported directly, because cognito-local's router would load all of
 * them, including the dependencies of one-time passwords.
 */
export const targets = {
  AdminConfirmSignUp,
  AdminCreateUser,
  AdminDeleteUser,
  AdminDeleteUserAttributes,
  AdminDisableUser,
  AdminEnableUser,
  AdminGetUser,
  AdminSetUserPassword,
  AdminUpdateUserAttributes,
  ChangePassword,
  ConfirmForgotPassword,
  ConfirmSignUp,
  DeleteUser,
  DeleteUserAttributes,
  DescribeUserPool,
  DescribeUserPoolClient,
  ForgotPassword,
  GetUser,
  GetUserAttributeVerificationCode,
  ListUsers,
  SignUp,
  UpdateUserAttributes,
  VerifyUserAttribute,
};

export type TargetName = keyof typeof targets;
