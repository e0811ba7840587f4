import { useLanguage } from "@errand/ui/messages/messages.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { PhoneCodeError, type PhoneCodeErrorCode, sendPhoneCode } from "./send-phone-code.ts";

/**
 * Sends a code on the first render, and again with `send`; `place` contains the reCAPTCHA
 * challenge.
 */
export function useSentCode(phone: string) {
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const pending = useRef<AbortController>(null);
  const [session, setSession] = useState<string | null>(null);
  const [errorCode, setErrorCode] = useState<PhoneCodeErrorCode | null>(null);

  const send = useCallback(async () => {
    if (!place.current) return;
    pending.current?.abort();
    pending.current = new AbortController();
    const { signal } = pending.current;
    setErrorCode(null);
    try {
      setSession(await sendPhoneCode({ phone, language, place: place.current, signal }));
    } catch (error) {
      if (signal.aborted) return;
      // A previous code, if any, is no longer valid.
      setSession(null);
      setErrorCode(error instanceof PhoneCodeError ? error.code : "away");
    }
  }, [phone, language]);

  useEffect(() => {
    void send();
    return () => pending.current?.abort();
  }, [send]);

  return { place, session, errorCode, send };
}
