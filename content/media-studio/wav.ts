/** Mono 16-bit sound. */
export interface Sound {
  /** Samples per second. */
  rate: number;
  samples: Int16Array;
}

/** Length of a sound in seconds. */
export const secondsOf = (sound: Sound): number => sound.samples.length / sound.rate;

/** Reads a mono 16-bit PCM WAV file. @throws Error for any other file. */
export const readWav = (file: Buffer): Sound => {
  const isWanted = file.readUInt16LE(20) === 1 && file.readUInt16LE(22) === 1 && file.readUInt16LE(34) === 16;
  if (file.toString('latin1', 0, 4) !== 'RIFF' || !isWanted) throw new Error('Not a mono 16-bit WAV file.');
  const data = file.indexOf('data', 36, 'latin1');
  const bytes = Math.min(file.readUInt32LE(data + 4), file.length - data - 8);
  const samples = new Int16Array(Math.floor(bytes / 2));
  for (let index = 0; index < samples.length; index++) samples[index] = file.readInt16LE(data + 8 + index * 2);
  return { rate: file.readUInt32LE(24), samples };
};

/** Writes a mono 16-bit PCM WAV file. */
export const writeWav = ({ rate, samples }: Sound): Buffer => {
  const file = Buffer.alloc(44 + samples.length * 2);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(36 + samples.length * 2, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(rate * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, index) => {
    file.writeInt16LE(sample, 44 + index * 2);
  });
  return file;
};

/** Amplitude (of 32,767) below which a sample counts as silence. */
const silenceThreshold = 180;

/** Trims silence at both ends, so that a sentence's length is its audible time. */
export const trimSilence = (sound: Sound): Sound => {
  const isAudible = (sample: number) => Math.abs(sample) > silenceThreshold;
  const first = sound.samples.findIndex(isAudible);
  const last = sound.samples.findLastIndex(isAudible);
  return { rate: sound.rate, samples: sound.samples.slice(Math.max(0, first), last + 1) };
};

/** Mixes sounds into one silent track, each at its second. */
export const placeOnTrack = (rate: number, seconds: number, parts: { at: number; sound: Sound }[]): Sound => {
  const samples = new Int16Array(Math.round(seconds * rate));
  for (const { at, sound } of parts) samples.set(sound.samples, Math.round(at * rate));
  return { rate, samples };
};
