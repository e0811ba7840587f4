import type { MouseEvent, ReactNode } from "react";
import { createPath, Link, type To, useNavigate } from "react-router";
import { useRequestSignIn } from "../profile/use-request-sign-in.ts";
import { stored } from "../visitor/storage.ts";

/** Milliseconds. Spec §9: the page scrolls up first, so that the footer does not jump. */
const scrollDelay = 300;

interface FooterLinkProps {
  to: To;
  /** True for loyalty points and wallet: a guest is prompted to sign in instead. */
  needsSignIn?: boolean;
  children: ReactNode;
}

export function FooterLink({ to, needsSignIn = false, children }: FooterLinkProps) {
  const askToSignIn = useRequestSignIn();
  const navigate = useNavigate();

  function go(event: MouseEvent) {
    // The browser opens new tabs and windows.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    if (needsSignIn && stored("token") === null) {
      askToSignIn(typeof to === "string" ? to : createPath(to));
      return;
    }
    const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    window.scrollTo({ top: 0, behavior: prefersReducedMotion ? "instant" : "smooth" });
    setTimeout(() => navigate(to), scrollDelay);
  }

  return (
    <Link to={to} onClick={go} className="hover:text-ink hover:underline">
      {children}
    </Link>
  );
}
