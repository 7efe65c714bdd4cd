/** Types of resources in the data stack whose content cannot be recreated. */
export const statefulTypes = [
  'AWS::Cognito::UserPool',
  'AWS::DynamoDB::GlobalTable',
  'AWS::KMS::Key',
  'AWS::S3::Bucket',
] as const;

/**
 * Stack policy of the data stack: updates in place are allowed, replacing or deleting a table, bucket, user pool or key
 * is not. Retention policies would keep the old resource, but the stage would continue with an empty one. Set with
 * `aws cloudformation set-stack-policy`; CloudFormation keeps it until another one is set.
 */
export const dataStackPolicy = {
  Statement: [
    { Effect: 'Allow', Principal: '*', Action: 'Update:*', Resource: '*' },
    {
      Effect: 'Deny',
      Principal: '*',
      Action: ['Update:Replace', 'Update:Delete'],
      Resource: '*',
      Condition: { StringEquals: { ResourceType: statefulTypes } },
    },
  ],
} as const;
