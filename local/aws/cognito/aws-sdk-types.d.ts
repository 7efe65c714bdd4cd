/**
 * Types of AWS SDK v2 that cognito-local's declarations name. The SDK is never loaded; package.json replaces it with an
 * empty package.
 */
declare module 'aws-sdk/clients/cognitoidentityserviceprovider' {
  export interface AttributeType {
    Name: string;
    Value?: string;
  }
  export type AttributeListType = AttributeType[];
  export type SchemaAttributesListType = import('@aws-sdk/client-cognito-identity-provider').SchemaAttributeType[];
  export type StringType = string;
  export type UserStatusType = string;
  export type { SchemaAttributeType, UserPoolType } from '@aws-sdk/client-cognito-identity-provider';
}
