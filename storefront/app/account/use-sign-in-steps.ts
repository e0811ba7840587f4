import type { AuthResult } from "@errand/core/account/account.contract";
import { useRef, useState } from "react";
import { readPendingSteps, storePendingSteps } from "./pending-steps.ts";
import { outcomeOf, type SignInStep, type StartedSignIn, withStep } from "./sign-in-steps.ts";
import type { SocialIdentity } from "./social-sign-in.ts";

/** Continues a sign-in with the response of the server. */
export type ContinueSignIn = (result: AuthResult, started: StartedSignIn) => void;

export interface SignInSteps {
  /** The current step; null shows the forms. */
  step: SignInStep | null;
  continueSignIn: ContinueSignIn;
  askForPhone(identity: SocialIdentity): void;
  back(): void;
  /** Returns to the code step of this phone after "back"; false when there was none. */
  resume(phone: string): boolean;
  /** Starts over after the sign-in has expired on the server. */
  restart(): void;
}

/** The steps of a sign-in, whichever form started it; `onDone` completes it. */
export function useSignInSteps(onDone: ContinueSignIn): SignInSteps {
  const [steps, setSteps] = useState<readonly SignInStep[]>(readPendingSteps);
  const left = useRef<SignInStep>(undefined);

  function change(next: readonly SignInStep[]) {
    setSteps(next);
    storePendingSteps(next);
  }

  return {
    step: steps.at(-1) ?? null,
    continueSignIn(result, started) {
      const outcome = outcomeOf(result, started);
      if (outcome.name !== "done") return change(withStep(steps, outcome));
      change([]);
      onDone(result, started);
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
    restart: () => change([]),
  };
}
