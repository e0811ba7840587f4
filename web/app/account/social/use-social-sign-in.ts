import type { SocialMedium } from "@errand/core/account/social-proof";
import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { reportError } from "../../api/report-error.ts";
import { stored } from "../../client/storage.ts";
import { useShop } from "../../config/shop.ts";
import type { SocialIdentity, SocialSignIn } from "../social-sign-in.ts";
import { type AppleTry, appleError, askApple, loadApple, prepareApple } from "./apple.ts";
import { openProvider, type PopupError } from "./provider-popup.ts";

export type SocialError = PopupError | "loadingApple";

export interface Try {
  medium: SocialMedium;
  /** Null while the window is open, or the server looks at what came from it. */
  fault: SocialError | null;
}

/** One try after another to sign in elsewhere; a new one ends the one before. */
export function useSocialSignIn({ onResult, onPhoneNeeded }: SocialSignIn) {
  const { config } = useShop();
  const [current, setCurrent] = useState<Try | null>(null);
  const stop = useRef(() => {});

  const nextAtApple = useRef<AppleTry | null>(null);
  const hasApple = config.centralize_login.apple_login_status === 1;

  useEffect(() => () => stop.current(), []);

  const prepareTry = useCallback(async () => {
    nextAtApple.current = await prepareApple();
  }, []);

  useEffect(() => {
    if (!hasApple) return;
    loadApple();
    void prepareTry();
  }, [hasApple, prepareTry]);

  async function enter(identity: SocialIdentity) {
    setCurrent({ medium: identity.medium, fault: null });
    try {
      const result = await call("POST /auth/social-login", {
        ...identity,
        login_type: "social",
        guest_id: stored("guest_id") ?? undefined,
      });
      onResult(result, identity);
    } catch (error) {
      // Spec §8: the provider told no e-mail, so a phone is asked for.
      if (isOfEmail(error)) onPhoneNeeded(identity);
      else reportError(error);
    }
    setCurrent(null);
  }

  function begin(medium: SocialMedium) {
    stop.current();
    let isOver = false;
    const onFault = (fault: SocialError) => !isOver && setCurrent({ medium, fault });
    const onIdentity = (identity: SocialIdentity) => isOver || void enter(identity);
    setCurrent({ medium, fault: null });
    const close = medium === "apple" ? atApple() : openProvider(medium, { onIdentity, onFault });
    stop.current = () => {
      isOver = true;
      close();
    };

    function atApple() {
      const [apple] = config.apple_login;
      if (apple && window.AppleID && nextAtApple.current) {
        const asked = askApple(window.AppleID, apple, nextAtApple.current);
        asked.then(onIdentity, (error) => onFault(appleError(error)));
        void prepareTry();
      } else {
        loadApple();
        onFault("loadingApple");
      }
      return () => {};
    }
  }

  return { current, begin };
}

function isOfEmail(error: unknown): boolean {
  return error instanceof ApiError && error.errors.some(({ code }) => code === "email");
}
