import { GetPublicKeyCommand, KMSClient, SignCommand } from '@aws-sdk/client-kms';
import { awsClientConfig } from '../runtime/aws-client-config.ts';
import { environment } from '../runtime/environment.ts';

let client: KMSClient | undefined;

/** Returns this environment's KMS client, created at the first call. */
const kmsClient = (): KMSClient => {
  client ??= new KMSClient(awsClientConfig);
  return client;
};

/** Signs at most 4096 bytes with Ed25519; returns 64 bytes. The private key never leaves KMS. */
export const signWithBadgeKey = async (bytes: Uint8Array): Promise<Uint8Array> => {
  const { Signature } = await kmsClient().send(
    new SignCommand({
      KeyId: environment('BADGE_KEY_ID'),
      Message: bytes,
      MessageType: 'RAW',
      SigningAlgorithm: 'ED25519_SHA_512',
    }),
  );
  if (!Signature) throw new Error('KMS returned no signature.');
  return Signature;
};

/** Returns the raw public key: 32 bytes. */
export const getBadgePublicKey = async (): Promise<Uint8Array> => {
  const { PublicKey } = await kmsClient().send(new GetPublicKeyCommand({ KeyId: environment('BADGE_KEY_ID') }));
  if (!PublicKey) throw new Error('KMS returned no key.');
  // The DER form of an Ed25519 key is a fixed header followed by the key (RFC 8410, section 4).
  return PublicKey.slice(-32);
};
