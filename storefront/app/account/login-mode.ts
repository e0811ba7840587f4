import type { Config } from "@errand/core/config/config.contract";

type LoginWay = "otp" | "manual" | "social";

/** The ways to sign in that a shop offers, together (spec §4, Login modes). */
export type LoginMode = "all" | "otp_manual" | "otp_social" | "manual_social" | LoginWay;

/**
 * The combination of the three ways that the settings enable; the password when they enable none.
 */
export function loginMode(config: Pick<Config, "centralize_login">): LoginMode {
  const login = config.centralize_login;
  const hasProvider =
    login.google_login_status + login.facebook_login_status + login.apple_login_status > 0;
  const byCode = login.otp_login_status === 1;
  const bySocial = login.social_login_status === 1 && hasProvider;
  if (login.manual_login_status === 1) {
    if (byCode) return bySocial ? "all" : "otp_manual";
    return bySocial ? "manual_social" : "manual";
  }
  if (byCode) return bySocial ? "otp_social" : "otp";
  return bySocial ? "social" : "manual";
}

/** Whether that mode has this way to sign in. */
export function offers(mode: LoginMode, way: LoginWay): boolean {
  return mode === "all" || mode.split("_").includes(way);
}
