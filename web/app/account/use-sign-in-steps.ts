import type { AuthResult } from "@errand/core/account/account.contract";
import { useRef, useState } from "react";
import { readPendingSteps, storePendingSteps } from "./pending-steps.ts";
import { outcomeOf, type StartedSignIn, type Step, withStep } from "./sign-in-steps.ts";
import type { SocialIdentity } from "./social-sign-in.ts";

/** Where a sign-in goes on with what the server has answered. */
export type ContinueSignIn = (result: AuthResult, begun: StartedSignIn) => void;

export interface SignInSteps {
  /** What is asked now; null: the forms. */
  step: Step | null;
  goOn: ContinueSignIn;
  askForPhone(identity: SocialIdentity): void;
  back(): void;
  /** Asks again for the code to this phone that was gone back from; false: there was none. */
  resume(phone: string): boolean;
  /** The server remembers nothing of it any more. */
  startAgain(): void;
}

/** The way of one sign-in, by whatever form it began; `onDone` lets the person in. */
export function useSignInSteps(onDone: ContinueSignIn): SignInSteps {
  const [steps, setSteps] = useState<readonly Step[]>(readPendingSteps);
  const left = useRef<Step>(undefined);

  function change(next: readonly Step[]) {
    setSteps(next);
    storePendingSteps(next);
  }

  return {
    step: steps.at(-1) ?? null,
    goOn(result, begun) {
      const outcome = outcomeOf(result, begun);
      if (outcome.name !== "done") return change(withStep(steps, outcome));
      change([]);
      onDone(result, begun);
    },
    askForPhone: (identity) => change(withStep(steps, { name: "phone_modal", identity })),
    back() {
      left.current = steps.at(-1);
      change(steps.slice(0, -1));
    },
    resume(phone) {
      const step = left.current;
      if (step?.name !== "otp" || step.pending.phone !== phone) return false;
      change(withStep(steps, step));
      return true;
    },
    startAgain: () => change([]),
  };
}
