import type { SocialMedium } from "@errand/core/account/social-proof";
import { ApiError } from "@errand/core/api-error";
import { reportError } from "@errand/ui/report-error.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../../api/call.ts";
import { useShop } from "../../config/shop.ts";
import { stored } from "../../visitor/storage.ts";
import type { SocialIdentity, SocialSignIn } from "../social-sign-in.ts";
import { type AppleTry, appleError, askApple, loadApple, prepareApple } from "./apple.ts";
import { openProvider, type PopupError } from "./provider-popup.ts";

export type SocialError = PopupError | "loadingApple";

export interface Try {
  medium: SocialMedium;
  /** Null while the window is open or the server verifies the identity. */
  error: SocialError | null;
}

/** Attempts to sign in with a provider; a new one ends the previous one. */
export function useSocialSignIn({ onResult, onPhoneNeeded }: SocialSignIn) {
  const { config } = useShop();
  const [current, setCurrent] = useState<Try | null>(null);
  const stop = useRef(() => {});

  const nextAppleTry = useRef<AppleTry | null>(null);
  const [apple = null] = config.centralize_login.apple_login_status === 1 ? config.apple_login : [];

  useEffect(() => () => stop.current(), []);

  const prepareNext = useCallback(async () => {
    nextAppleTry.current = await prepareApple();
  }, []);

  useEffect(() => {
    if (!apple) return;
    loadApple(apple);
    void prepareNext();
  }, [apple, prepareNext]);

  async function signIn(identity: SocialIdentity) {
    setCurrent({ medium: identity.medium, error: null });
    const { name, ...proof } = identity;
    try {
      const result = await call("POST /auth/social-login", {
        ...proof,
        login_type: "social",
        guest_id: stored("guest_id") ?? undefined,
      });
      onResult(result, identity);
    } catch (error) {
      // Spec §8: the provider gives no e-mail, so a phone is required.
      if (isEmailError(error)) onPhoneNeeded(identity);
      else reportError(error);
    }
    setCurrent(null);
  }

  function begin(medium: SocialMedium) {
    stop.current();
    let isOver = false;
    const onError = (error: SocialError) => !isOver && setCurrent({ medium, error });
    const onIdentity = (identity: SocialIdentity) => isOver || void signIn(identity);
    setCurrent({ medium, error: null });
    const close =
      medium === "apple" ? signInAtApple() : openProvider(medium, { onIdentity, onError });
    stop.current = () => {
      isOver = true;
      close();
    };

    function signInAtApple() {
      if (apple && window.AppleID && nextAppleTry.current) {
        const identity = askApple(window.AppleID, apple, nextAppleTry.current);
        identity.then(onIdentity, (error) => onError(appleError(error)));
        void prepareNext();
      } else {
        if (apple) loadApple(apple);
        onError("loadingApple");
      }
      return () => {};
    }
  }

  return { current, begin };
}

function isEmailError(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ code }) => code === "email");
}
