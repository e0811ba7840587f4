import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

interface LinkToken {
  orderId: number;
  token: string;
}

/**
 * The token of the order's link by which the page was opened; null without one. It is removed from the
 * address bar at once, so that it is in no history, screenshot or copied address.
 */
export function useLinkToken(orderId: number): string | null {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const inUrl = /^#key=([\w-]+)$/.exec(hash)?.[1] ?? null;
  const [opened, setOpened] = useState<LinkToken | null>(null);
  useEffect(() => {
    if (inUrl === null) return;
    setOpened({ orderId, token: inUrl });
    void navigate({ search, hash: "" }, { replace: true, preventScrollReset: true });
  }, [inUrl, orderId, search, navigate]);
  if (inUrl !== null) return inUrl;
  return opened?.orderId === orderId ? opened.token : null;
}
