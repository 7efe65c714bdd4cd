// Lets the API tests call the platform that stores its tables in AWS's DynamoDB Local.
process.env.PLATFORM_URL = process.env.DYNAMODB_LOCAL_PLATFORM_URL ?? '';
