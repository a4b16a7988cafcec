import type { ChildProcess } from 'node:child_process';
import type { KnownLayout, Lesson, VerifiedValues } from '../layouts/model.ts';
import { isFailureCode, ReadingFailure, type ReadingFailureCode } from './failures.ts';
import type { PdfDescription } from './pdf/preview.ts';
import type { AbonosReading } from './read-abono.ts';
import { endChild, type Started, startChild } from './reader-child.ts';
import { DEFAULTS, type ReaderSettings } from './reader-settings.ts';
import { type Use, useOf, watchUse } from './reader-watch.ts';
import type {
  ReaderMessage,
  ReaderOrder,
  ReaderResult,
  ReadingProgress,
  ReadingStep,
} from './reader-messages.ts';
import { SpareProcess } from './spare-process.ts';

export interface ReadOptions {
  /** Refuses scanned pages (`SCANNED`) instead of recognising their text. */
  textOnly?: boolean;
  /** Layouts that staff have taught. */
  layouts?: readonly KnownLayout[];
  /** Called for each page. */
  onProgress?: (progress: ReadingProgress) => void;
  /** Cancels a file: at once while it waits, by ending the process while it is read. */
  signal?: AbortSignal;
}

interface Job extends ReadOptions {
  /** Whether the process has read other files before, whose memory it may still hold. */
  inUsed?: boolean;
  /** CPU time of the process before this file, in milliseconds. */
  workBefore?: number;
  order: ReaderOrder;
  resolve: (result: ReaderResult) => void;
  reject: (failure: Error) => void;
}

/**
 * Reads and draws the season passes of PDFs in a separate process, one file at a time, with limits of memory and time. The
 * process stays warm between files and is replaced when it fails, hangs or ends.
 */
export class AbonosReader {
  readonly #settings: ReaderSettings;
  readonly #waiting: Job[] = [];
  #child: ChildProcess | undefined;
  readonly #spare = new SpareProcess();
  #ready = false;
  #files = 0;
  #job: Job | undefined;
  #timers: NodeJS.Timeout[] = [];
  #stepTimer: NodeJS.Timeout | undefined;
  #endWatch = () => {};
  #mostMemory = 0;
  #idleTimer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(settings: Partial<ReaderSettings> = {}) {
    this.#settings = { ...DEFAULTS, ...settings };
  }

  /** Number of waiting files, including the active one. */
  get load(): number {
    return this.#waiting.length + (this.#job ? 1 : 0);
  }

  /**
   * Queues a file and reads it.
   * @throws ReadingFailure with a message for the user
   */
  async read(
    file: string,
    { textOnly = false, layouts = [], ...options }: ReadOptions = {},
  ): Promise<AbonosReading> {
    const result = await this.#perform({ task: 'read', file, textOnly, layouts }, options);
    if (result.is !== 'read') throw new ReadingFailure('UNAVAILABLE');
    return result.reading;
  }

  /**
   * Queues a file and learns the layout of a verified pass on one of its pages.
   * @returns null if the page teaches nothing
   * @throws ReadingFailure
   */
  async learn(file: string, pass: { page: number; values: VerifiedValues }): Promise<Lesson | null> {
    const result = await this.#perform({ task: 'learn', file, ...pass });
    if (result.is !== 'learnt') throw new ReadingFailure('UNAVAILABLE');
    return result.lesson;
  }

  /**
   * Queues a file and reads what it says about itself.
   * @throws ReadingFailure
   */
  async describe(file: string, options: Pick<ReadOptions, 'signal'> = {}): Promise<PdfDescription> {
    const result = await this.#perform({ task: 'describe', file }, options);
    if (result.is !== 'described') throw new ReadingFailure('UNAVAILABLE');
    return result.document;
  }

  /**
   * Queues a file and draws one of its pages.
   * @returns a WebP picture, or null if the file does not have this page
   * @throws ReadingFailure
   */
  async draw(file: string, page: number, options: Pick<ReadOptions, 'signal'> = {}): Promise<Buffer | null> {
    const result = await this.#perform({ task: 'draw', file, page }, options);
    if (result.is !== 'drawn') throw new ReadingFailure('UNAVAILABLE');
    return result.picture === null ? null : Buffer.from(result.picture, 'base64');
  }

  #perform(order: ReaderOrder, options: ReadOptions = {}): Promise<ReaderResult> {
    return new Promise((resolve, reject) => {
      if (this.#closed) {
        reject(new ReadingFailure('UNAVAILABLE'));
        return;
      }
      if (this.#waiting.length >= this.#settings.queue) {
        reject(new ReadingFailure('BUSY'));
        return;
      }
      const job: Job = { order, resolve, reject, ...options };
      options.signal?.addEventListener('abort', () => this.#giveUp(job), { once: true });
      this.#waiting.push(job);
      this.#next();
    });
  }

  /** Starts the process in advance, so that the first file does not wait for it. */
  warmUp(): void {
    if (!this.#closed && !this.#child) this.#start();
  }

  /** Ends the process; waiting files are refused. */
  close(): void {
    this.#closed = true;
    for (const job of this.#waiting.splice(0)) job.reject(new ReadingFailure('UNAVAILABLE'));
    this.#replace('UNAVAILABLE');
  }

  #giveUp(job: Job): void {
    const place = this.#waiting.indexOf(job);
    if (place >= 0) {
      this.#waiting.splice(place, 1);
      job.reject(new ReadingFailure('UNAVAILABLE'));
    } else if (this.#job === job) {
      this.#replace('UNAVAILABLE');
    }
  }

  #next(): void {
    if (this.#job || this.#closed || this.#waiting.length === 0) return;
    clearTimeout(this.#idleTimer);
    if (!this.#child) this.#start();
    if (!this.#ready) return;
    const job = this.#waiting.shift();
    if (!job) return;
    this.#job = job;
    this.#files++;
    this.#timers = [
      setTimeout(() => this.#replace('UNAVAILABLE', 'a file took too long'), this.#settings.fileTime),
    ];
    job.inUsed = this.#files > 1;
    job.workBefore = (this.#child?.pid && useOf(this.#child.pid)?.processorTime) || 0;
    this.#expect('text');
    this.#child?.send(job.order, (error) => error && this.#replace('UNAVAILABLE', error.message));
  }

  /** Sets the limits of time and resources until the next message of the process. */
  #expect(step: ReadingStep): void {
    const { openTime, pageTime, fileWork, [`${step}Work` as const]: stepWork } = this.#settings;
    this.#endStep();
    // How long a step takes depends on the other work of the machine, so it decides nothing about the file.
    this.#stepTimer = setTimeout(
      () => this.#replace('UNAVAILABLE', 'a page took too long'),
      step === 'text' ? openTime : pageTime,
    );
    if (this.#child?.pid === undefined) return;
    const spent = (useOf(this.#child.pid)?.processorTime ?? 0) - (this.#job?.workBefore ?? 0);
    const processorTime = Math.min(stepWork, fileWork - spent);
    this.#endWatch = watchUse(this.#child.pid, { processorTime, memory: this.#mostMemory }, (what) =>
      this.#tooMuch(what),
    );
  }

  #tooMuch(what: keyof Use): void {
    if (what === 'memory') this.#breakDown('TOO_COSTLY', 'a file took too much memory');
    else this.#replace('TOO_COSTLY', 'a page took too much work');
  }

  #endStep(): void {
    clearTimeout(this.#stepTimer);
    this.#endWatch();
  }

  #start(): void {
    this.#adopt(startChild(this.#settings));
    clearTimeout(this.#stepTimer);
    this.#stepTimer = setTimeout(
      () => this.#startFailed('the reading process did not start'),
      this.#settings.startTime,
    );
  }

  #adopt({ child, mostMemory }: Started): void {
    this.#mostMemory = mostMemory;
    this.#child = child;
    this.#ready = false;
    this.#files = 0;
    child.on('message', (message: ReaderMessage) => child === this.#child && this.#hear(message));
    child.on('error', (error) => child === this.#child && this.#startFailed(error.message));
    child.on('exit', (code, signal) => {
      if (child !== this.#child) return;
      const why = `the reading process ended (${signal ?? code})`;
      if (!this.#ready) this.#startFailed(why);
      // If the process is killed during a file, that file used too much memory.
      else this.#breakDown('TOO_COSTLY', why);
    });
  }

  /** If the process does not start, it would not for the next file either. */
  #startFailed(why: string): void {
    for (const job of this.#waiting.splice(0)) job.reject(new ReadingFailure('UNAVAILABLE', { cause: why }));
    this.#replace('UNAVAILABLE', why);
  }

  #hear(message: ReaderMessage): void {
    if (message.is === 'ready') {
      this.#begin();
      this.#rest();
      return;
    }
    const job = this.#job;
    if (!job) return;
    if (message.is === 'progress') {
      job.onProgress?.(message.progress);
      return;
    }
    if (message.is === 'step') {
      this.#expect(message.step);
      return;
    }
    if (message.is === 'failed') {
      const code = isFailureCode(message.code) ? message.code : 'UNAVAILABLE';
      if (message.spent) {
        this.#breakDown(code, message.reason);
        return;
      }
      job.reject(new ReadingFailure(code, { cause: message.reason }));
    } else {
      job.resolve(message);
    }
    this.#finish();
  }

  /** The process has started. */
  #begin(): void {
    this.#ready = true;
    clearTimeout(this.#stepTimer);
  }

  #finish(): void {
    this.#job = undefined;
    this.#clearTimers();
    this.#renew();
    this.#rest();
  }

  /**
   * Starts a replacement for a process that has read its number of files; the old one works until the new one is
   * ready.
   */
  #renew(): void {
    if (this.#files < this.#settings.filesPerProcess) return;
    const next = this.#spare.take();
    if (next) {
      this.#letGo();
      this.#adopt(next);
      this.#begin();
      return;
    }
    this.#spare.start(this.#settings, this.#settings.startTime, () => {
      if (this.#job) return;
      this.#renew();
      this.#rest();
    });
  }

  /** Takes the next file, or waits for one until the idle timeout. */
  #rest(): void {
    this.#next();
    if (this.#job || !this.#child) return;
    clearTimeout(this.#idleTimer);
    this.#idleTimer = setTimeout(() => this.#letGo(), this.#settings.idleTime);
    this.#idleTimer.unref();
  }

  /**
   * Handles a lack of memory or a crash during a file. If the process has read other files before, this file gets a second
   * try in a new process: what those left behind must decide nothing about it.
   */
  #breakDown(code: ReadingFailureCode, why: string): void {
    const job = this.#job;
    if (!job?.inUsed) {
      this.#replace(code, why);
      return;
    }
    this.#job = undefined;
    this.#waiting.unshift(job);
    this.#letGo();
    this.#next();
  }

  /** Ends the process, fails its current file, and continues with the next. */
  #replace(code: ReadingFailureCode, why?: string): void {
    const job = this.#job;
    this.#job = undefined;
    this.#letGo();
    if (why) this.#settings.onTrouble(why);
    job?.reject(new ReadingFailure(code, { cause: why }));
    this.#next();
  }

  #letGo(): void {
    const child = this.#child;
    this.#child = undefined;
    this.#ready = false;
    this.#clearTimers();
    this.#spare.end();
    if (child) endChild(child);
  }

  #clearTimers(): void {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    this.#endStep();
    clearTimeout(this.#idleTimer);
  }
}
