/** The answers in advance of one table's players, and which of them applies to a prompt. It mirrors `table/given_answers.py`. */
import type { AdvanceAnswer, Notice } from '../lib/view';
import type { AnswerEntry } from './entries';

/** What a game offers: for each question its replies, each a list of verbs of which the last is always legal; and what each prompt asks. */
export interface OfferedAnswers {
  replies: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  prompts: Readonly<Record<string, readonly string[]>>;
}

/** Return the questions that a prompt asks, the main one first. A name in braces stands for the value of that name. */
export function questionsOf(offered: OfferedAnswers, { name, values }: Notice): string[] {
  return (offered.prompts[name] ?? []).map((question) => question.replace(/\{(\w+)\}/g, (_, value: string) => String(values[value])));
}

/** Return the answer that applies to a prompt: the last of those that fit, or null. */
export function fittingAnswer(offered: OfferedAnswers, answers: readonly AdvanceAnswer[], prompt: Notice): AdvanceAnswer | null {
  const questions = questionsOf(offered, prompt);
  return answers.findLast(({ question, reply }) => questions.includes(question) && reply in (offered.replies[question] ?? {})) ?? null;
}

/** Return the action that an answer leads to: the first legal one of the most preferred verb. */
export function chosenBy(offered: OfferedAnswers, { question, reply }: AdvanceAnswer, legal: readonly string[]): string | null {
  const verbs = offered.replies[question]?.[reply] ?? [];
  const choices = verbs.map((verb) => legal.find((words) => `${words} `.startsWith(`${verb} `)));
  return choices.find((words) => words !== undefined) ?? null;
}

/** The answers of each seat, one for each question. Only its own player may know them. */
export class GivenAnswers {
  /** The answers of each seat, in the order in which they were set. */
  private bySeat = new Map<number, AdvanceAnswer[]>();
  private readonly counts = new Map<number, number>();

  /** Return the answers of a seat, in the order in which they were set. */
  of(seat: number): readonly AdvanceAnswer[] {
    return this.bySeat.get(seat) ?? [];
  }

  /** Return how often a seat has set an answer. */
  count(seat: number): number {
    return this.counts.get(seat) ?? 0;
  }

  /** Set or cancel an answer. */
  change(entry: AnswerEntry): void {
    const { seat } = entry;
    if (entry.what === 'answer_cancelled') {
      this.keep(seat, ({ question }) => entry.question !== null && question !== entry.question);
      return;
    }
    this.keep(seat, ({ question }) => question !== entry.answer.question);
    this.bySeat.set(seat, [...this.of(seat), entry.answer]);
    this.counts.set(seat, this.count(seat) + 1);
  }

  /** End the answers of a seat with one of these durations. */
  end(seat: number, ...durations: AdvanceAnswer['until'][]): void {
    this.keep(seat, ({ until }) => !durations.includes(until));
  }

  /** End the answers that hold for a turn, and those of the next player that hold until their own turn. */
  endTurn(nextSeat: number | null): void {
    for (const seat of this.bySeat.keys()) this.end(seat, 'turn', ...(seat === nextSeat ? (['own_turn'] as const) : []));
  }

  /** End all answers, because the game is over. */
  clear(): void {
    this.bySeat.clear();
  }

  private keep(seat: number, isKept: (answer: AdvanceAnswer) => boolean): void {
    this.bySeat.set(seat, this.of(seat).filter(isKept));
  }
}
