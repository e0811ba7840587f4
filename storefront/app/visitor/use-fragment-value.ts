import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

interface Opened {
  subject: number;
  value: string;
}

/**
 * The secret in the fragment of the link by which the page was opened, such as `#key=…`; null
 * without one. It is removed from the address bar at once, so that it is in no history, screenshot
 * or copied address. `subject` is what the page shows: a secret opens nothing else.
 */
export function useFragmentValue(name: "key" | "token", subject = 0): string | null {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const inUrl = new RegExp(`^#${name}=([\\w-]+)$`).exec(hash)?.[1] ?? null;
  const [opened, setOpened] = useState<Opened | null>(null);
  useEffect(() => {
    if (inUrl === null) return;
    setOpened({ subject, value: inUrl });
    void navigate({ search, hash: "" }, { replace: true, preventScrollReset: true });
  }, [inUrl, subject, search, navigate]);
  if (inUrl !== null) return inUrl;
  return opened?.subject === subject ? opened.value : null;
}
