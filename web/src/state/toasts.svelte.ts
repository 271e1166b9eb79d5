import type { Fault } from '../server/types';

/** A short message at the edge of the page. */
export interface Toast {
  id: number;
  text: string;
  /** What was refused, to be said in the language of the page; null where the text says it. */
  fault: Fault | null;
  /** The number of the rule that it is about; "" for none. */
  rule: string;
  kind: 'plain' | 'fault';
}

const STAYS = { plain: 4_000, fault: 9_000 };

class Toasts {
  shown = $state<Toast[]>([]);
  private count = 0;

  say(text: string, kind: Toast['kind'] = 'plain', fault: Fault | null = null): void {
    const alike = this.shown.find((toast) => toast.text === text);
    if (alike) this.drop(alike.id);
    this.count += 1;
    const id = this.count;
    this.shown = [...this.shown.slice(-2), { id, text, fault, rule: fault?.rule ?? '', kind }];
    setTimeout(() => this.drop(id), STAYS[kind]);
  }

  fault(fault: Fault): void {
    this.say(fault.text, 'fault', fault);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
