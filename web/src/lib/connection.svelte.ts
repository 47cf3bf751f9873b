// One WebSocket that comes back by itself, and the requests made over it: each is answered, even across a break.
import type { Message, Problem, Request } from "./wire/messages";

export type ConnectionState = "connecting" | "live" | "lost" | "refused";
export type Asking = DistributiveOmit<Request, "id">;

/** How a request ended: at once, or only after the line had broken in between. */
export type Answer = "at once" | "after a break";

interface Sent {
  request: Request;
  /** Whether what came in since says that it was done; asked only after a break. */
  isDone: () => boolean;
  hasBroken: boolean;
  /** Why it was refused when it was sent again. */
  refusal?: Problem;
  resolve: (answer: Answer) => void;
  reject: (problem: Problem) => void;
  timer: ReturnType<typeof setTimeout>;
}

interface Ends {
  /** Where to connect, with what is known already. */
  address: () => string;
  take: (message: Message) => void;
}

const BACKOFF = [300, 1000, 2000, 4000, 8000];
const QUIET = 20_000;
const PATIENCE = 5_000;
/** After so long without an answer the reader is told that a request is still on its way. */
const SLOW = 1_000;
const PULSE = "pulse";
/** Answered after everything that was missed: then it is known which requests had arrived. */
const SETTLED = "settled";

/** What a page says while the line is down; it never came from a server. */
export const lost: Problem = { type: "about:blank", title: "", status: 0, code: "lost", detail: "" };

export class Connection {
  state = $state<ConnectionState>("connecting");
  /** Whether something asked for has been without an answer for a while. */
  isSlow = $state(false);

  #ends: Ends;
  #socket: WebSocket | null = null;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #attempt = 0;
  #heard = 0;
  #requests = 0;
  #sent = new Map<string, Sent>();
  #closed = false;

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  open(): void {
    addEventListener("online", this.#wake);
    document.addEventListener("visibilitychange", this.#wake);
    this.#pulse = setInterval(() => this.#listenForLife(), PATIENCE);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#wake);
    document.removeEventListener("visibilitychange", this.#wake);
    clearInterval(this.#pulse);
    this.#sent.forEach(({ timer }) => clearTimeout(timer));
    this.#socket?.close();
  }

  /** Ask for something; answered when the server has done it or refused it, whatever happens to the line meanwhile. */
  ask(asking: Asking, isDone: () => boolean): Promise<Answer> {
    if (this.#socket?.readyState !== WebSocket.OPEN || this.state !== "live") return Promise.reject(lost);
    this.#requests += 1;
    const request: Request = { ...asking, id: String(this.#requests) };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.#growImpatient(), SLOW);
      this.#sent.set(request.id, { request, isDone, hasBroken: false, resolve, reject, timer });
      this.#send(request);
    });
  }

  /** The server said who we are: the line holds. What was under way when it broke is looked into. */
  holds(): void {
    this.state = "live";
    this.#attempt = 0;
    if (this.#sent.size > 0) this.#send({ type: "ping", id: SETTLED });
  }

  #connect(): void {
    const socket = new WebSocket(this.#ends.address());
    this.#socket = socket;
    socket.onmessage = (message) => {
      this.#heard = Date.now();
      this.#take(JSON.parse(String(message.data)) as Message);
    };
    socket.onclose = (event) => this.#socket === socket && this.#dropped(event.code);
  }

  #take(message: Message): void {
    if (message.type === "ack" && message.id === SETTLED) this.#settle();
    else if (message.type === "ack") this.#answered(message.id, (sent) => sent.resolve(sent.hasBroken ? "after a break" : "at once"));
    else if (message.type === "problem" && message.id) this.#refused(message.id, message.problem);
    else this.#ends.take(message);
  }

  #answered(id: string, tell: (sent: Sent) => void): void {
    const sent = this.#sent.get(id);
    if (!sent) return;
    clearTimeout(sent.timer);
    this.#sent.delete(id);
    if (this.#sent.size === 0) this.isSlow = false;
    tell(sent);
  }

  /** What was sent again may be refused because it had arrived all the same, later than the line was mended. */
  #refused(id: string, problem: Problem): void {
    const sent = this.#sent.get(id);
    if (!sent?.hasBroken) return this.#answered(id, ({ reject }) => reject(problem));
    sent.refusal = problem;
    this.#send({ type: "ping", id: SETTLED });
  }

  /** Everything that was missed has come in. What had not arrived is sent again: the number of the question guards it. */
  #settle(): void {
    for (const sent of [...this.#sent.values()]) {
      if (!sent.hasBroken) continue;
      const { refusal } = sent;
      if (sent.isDone()) this.#answered(sent.request.id, ({ resolve }) => resolve("after a break"));
      else if (refusal) this.#answered(sent.request.id, ({ reject }) => reject(refusal));
      else this.#send(sent.request);
    }
  }

  #dropped(code: number): void {
    this.#socket = null;
    for (const sent of this.#sent.values()) sent.hasBroken = true;
    if (this.#closed) return;
    // Refusals have close codes of their own: 4000 and the HTTP status.
    if (code >= 4400 && code < 4500 && code !== 4429) {
      this.state = "refused";
      for (const id of [...this.#sent.keys()]) this.#answered(id, ({ reject }) => reject(lost));
      return;
    }
    this.state = "lost";
    const delay = BACKOFF[Math.min(this.#attempt, BACKOFF.length - 1)] ?? 0;
    this.#attempt += 1;
    setTimeout(() => !this.#closed && !this.#socket && this.#connect(), delay);
  }

  #growImpatient(): void {
    this.isSlow = true;
    this.#probe();
  }

  /** The laptop woke up, the network is back, the page is looked at again: find out at once whether the line holds. */
  #wake = (): void => {
    if (document.visibilityState === "hidden" || this.#closed || this.state === "refused") return;
    if (!this.#socket) this.#connect();
    else if (Date.now() - this.#heard > PATIENCE) this.#probe();
  };

  #listenForLife(): void {
    if (this.state === "live" && Date.now() - this.#heard > QUIET) this.#probe();
  }

  #probe(): void {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return;
    const asked = Date.now();
    this.#send({ type: "ping", id: PULSE });
    setTimeout(() => {
      if (this.#socket === socket && this.#heard < asked) {
        socket.onclose = null;
        socket.close();
        this.#dropped(1006);
      }
    }, PATIENCE);
  }

  #send(request: Request): void {
    this.#socket?.send(JSON.stringify(request));
  }
}

type DistributiveOmit<T, K extends string> = T extends unknown ? Omit<T, K> : never;
