import type { KeyObject } from 'node:crypto';
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseJson } from '../dictionary.ts';
import { json } from '../http.ts';
import { stableUuid } from '../template/stable-ids.ts';
import { jsonError } from './errors.ts';
import type { AwsReply, AwsRequest, ResourceDescription, Service } from './service.ts';
import { accountId, region } from './service.ts';

interface Key {
  id: string;
  /** Absent for symmetric keys, which support no operations here. */
  signer?: Signer;
}

/** A kind of signing key: its KMS names and its Node algorithm. */
interface SigningKind {
  algorithm: string;
  hash: string | null;
  generate(): KeyObject;
}

interface Signer extends SigningKind {
  spec: string;
  key: KeyObject;
}

interface KmsRequest {
  KeyId?: string;
  Message?: string;
  MessageType?: string;
  SigningAlgorithm?: string;
}

const signingKinds: Record<string, SigningKind> = {
  ECC_NIST_EDWARDS25519: {
    algorithm: 'ED25519_SHA_512',
    hash: null,
    generate: () => generateKeyPairSync('ed25519').privateKey,
  },
  ECC_NIST_P256: {
    algorithm: 'ECDSA_SHA_256',
    hash: 'sha256',
    generate: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey,
  },
};

/** KMS limit for raw messages. */
const maxMessageBytes = 4096;

const arnOf = (id: string) => `arn:aws:kms:${region}:${accountId}:key/${id}`;
const operationOf = (request: AwsRequest) => (request.headers['x-amz-target'] ?? '').replace(/^TrentService\./, '');
const parse = (request: AwsRequest) => parseJson(request.body.toString('utf8') || '{}') as KmsRequest;

async function openSigner(path: string, spec: string, kind: SigningKind): Promise<Signer> {
  try {
    return { ...kind, spec, key: createPrivateKey(await readFile(path, 'utf8')) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    const key = kind.generate();
    await writeFile(path, key.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
    return { ...kind, spec, key };
  }
}

function signWith({ id, signer }: Key, input: KmsRequest): AwsReply {
  const message = Buffer.from(input.Message ?? '', 'base64');
  if (!signer) return jsonError(400, 'InvalidKeyUsageException', `${arnOf(id)} is not a signing key.`);
  const { algorithm, hash, key } = signer;
  if (input.SigningAlgorithm !== algorithm || (input.MessageType ?? 'RAW') !== 'RAW') {
    return jsonError(400, 'ValidationException', `This key signs RAW messages with ${algorithm}.`);
  }
  if (message.length === 0 || message.length > maxMessageBytes) {
    return jsonError(400, 'ValidationException', `A message must have 1 to ${maxMessageBytes} bytes.`);
  }
  const signature = sign(hash, message, key).toString('base64');
  return json(200, { KeyId: arnOf(id), Signature: signature, SigningAlgorithm: algorithm });
}

function describePublicKey({ id, signer }: Key): AwsReply {
  if (!signer) return jsonError(400, 'UnsupportedOperationException', `${arnOf(id)} has no public key.`);
  const der = createPublicKey(signer.key).export({ type: 'spki', format: 'der' });
  return json(200, {
    KeyId: arnOf(id),
    PublicKey: der.toString('base64'),
    KeySpec: signer.spec,
    KeyUsage: 'SIGN_VERIFY',
    SigningAlgorithms: [signer.algorithm],
  });
}

/**
 * Creates the stand-in for KMS: Ed25519 and P-256 signing keys, stored in the data directory, and symmetric keys
 * without operations.
 */
export function createKms(dataDirectory: string): Service {
  const folder = join(dataDirectory, 'kms');
  const keys = new Map<string, Key>();
  const aliases = new Map<string, string>();

  function find(name = ''): Key | undefined {
    const alias = name.slice(name.indexOf('alias/'));
    return keys.get(aliases.get(alias) ?? name.slice(name.lastIndexOf('/') + 1));
  }

  async function createKey(resource: ResourceDescription) {
    const { KeySpec = 'SYMMETRIC_DEFAULT' } = resource.properties as { KeySpec?: string };
    const id = stableUuid(resource);
    const kind = signingKinds[KeySpec];
    if (kind) {
      await mkdir(folder, { recursive: true });
      keys.set(id, { id, signer: await openSigner(join(folder, `${id}.pem`), KeySpec, kind) });
    } else if (KeySpec === 'SYMMETRIC_DEFAULT') {
      keys.set(id, { id });
    } else {
      throw new Error(`${resource.logicalId}: the local KMS does not support the key spec ${KeySpec}.`);
    }
    return { ref: id, attributes: { Arn: arnOf(id), KeyId: id } };
  }

  return {
    signingNames: ['kms'],
    resourceTypes: ['AWS::KMS::Key', 'AWS::KMS::Alias'],
    async create(resource) {
      if (resource.type === 'AWS::KMS::Key') return createKey(resource);
      const { AliasName, TargetKeyId } = resource.properties as { AliasName: string; TargetKeyId: string };
      aliases.set(AliasName, TargetKeyId.slice(TargetKeyId.lastIndexOf('/') + 1));
      return { ref: AliasName, attributes: {} };
    },
    authorizationRequests(request) {
      const { KeyId, SigningAlgorithm, MessageType } = parse(request);
      const context = {
        ...(SigningAlgorithm ? { 'kms:SigningAlgorithm': [SigningAlgorithm] } : {}),
        ...(MessageType ? { 'kms:MessageType': [MessageType] } : {}),
      };
      const resource = arnOf(find(KeyId)?.id ?? KeyId ?? '');
      return [{ action: `kms:${operationOf(request)}`, resource, context }];
    },
    async handle(request) {
      const input = parse(request);
      const key = find(input.KeyId);
      if (!key) return jsonError(400, 'NotFoundException', `Key '${input.KeyId}' does not exist.`);
      switch (operationOf(request)) {
        case 'Sign':
          return signWith(key, input);
        case 'GetPublicKey':
          return describePublicKey(key);
        default:
          return jsonError(
            400,
            'UnsupportedOperationException',
            `The local KMS does not support ${operationOf(request)}.`,
          );
      }
    },
  };
}
