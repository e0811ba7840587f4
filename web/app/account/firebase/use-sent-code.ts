import { useCallback, useEffect, useRef, useState } from "react";
import { useLanguage } from "../../messages/messages.ts";
import { PhoneCodeError, type PhoneCodeErrorCode, sendPhoneCode } from "./send-phone-code.ts";

/** Has a code sent as soon as it is drawn, and again when asked; `place` is where a reCAPTCHA goes. */
export function useSentCode(phone: string) {
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const underWay = useRef<AbortController>(null);
  const [session, setSession] = useState<string | null>(null);
  const [fault, setFault] = useState<PhoneCodeErrorCode | null>(null);

  const send = useCallback(async () => {
    if (!place.current) return;
    underWay.current?.abort();
    underWay.current = new AbortController();
    const { signal } = underWay.current;
    setFault(null);
    try {
      setSession(await sendPhoneCode({ phone, language, place: place.current, signal }));
    } catch (error) {
      if (signal.aborted) return;
      // The code before is good no longer, or never was.
      setSession(null);
      setFault(error instanceof PhoneCodeError ? error.fault : "away");
    }
  }, [phone, language]);

  useEffect(() => {
    void send();
    return () => underWay.current?.abort();
  }, [send]);

  return { place, session, fault, send };
}
