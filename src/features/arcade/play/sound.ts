interface Tone {
  wave: OscillatorType;
  from: number;
  to: number;
  seconds: number;
  volume: number;
}

const TONES = {
  tick: {wave: 'square', from: 180, to: 160, seconds: 0.03, volume: 0.03},
  turn: {wave: 'square', from: 320, to: 380, seconds: 0.04, volume: 0.03},
  fire: {wave: 'square', from: 880, to: 220, seconds: 0.12, volume: 0.05},
  hit: {wave: 'sawtooth', from: 220, to: 40, seconds: 0.16, volume: 0.07},
  thud: {wave: 'triangle', from: 140, to: 60, seconds: 0.09, volume: 0.12},
  clear: {wave: 'square', from: 440, to: 880, seconds: 0.22, volume: 0.05},
  rise: {wave: 'triangle', from: 330, to: 1320, seconds: 0.4, volume: 0.09},
  over: {wave: 'sawtooth', from: 330, to: 55, seconds: 0.7, volume: 0.07},
} as const satisfies Record<string, Tone>;

export type SoundName = keyof typeof TONES;

let context: AudioContext | undefined;

/** A press wakes what a call or another tab has put to sleep: Safari asks for one (Web Audio, "resume"). */
const wake = () => void context?.resume();

/** The audio context starts with the first sound, which always follows a user gesture; what it sleeps through is left out. */
export function playSound(name: SoundName): void {
  if (typeof AudioContext === 'undefined' || (context !== undefined && context.state !== 'running')) {
    return;
  }
  if (context === undefined) {
    context = new AudioContext();
    window.addEventListener('keydown', wake, true);
    window.addEventListener('pointerdown', wake, true);
  }
  const {wave, from, to, seconds, volume} = TONES[name];
  const start = context.currentTime;
  const end = start + seconds;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  gain.gain.setValueAtTime(volume, start);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end);
}
