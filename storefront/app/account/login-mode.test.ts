import type { Config } from "@errand/core/config/config.contract";
import { expect, test } from "vitest";
import { loginMode, offers } from "./login-mode.ts";

const none: Config["centralize_login"] = {
  manual_login_status: 0,
  otp_login_status: 0,
  social_login_status: 0,
  google_login_status: 1,
  facebook_login_status: 0,
  apple_login_status: 0,
  phone_verification_status: 0,
  email_verification_status: 0,
};

const modeOf = (changes: Partial<Config["centralize_login"]>) =>
  loginMode({ centralize_login: { ...none, ...changes } });

test.each([
  [1, 1, 1, "all"],
  [1, 1, 0, "otp_manual"],
  [1, 0, 1, "otp_social"],
  [0, 1, 1, "manual_social"],
  [1, 0, 0, "otp"],
  [0, 1, 0, "manual"],
  [0, 0, 1, "social"],
  [0, 0, 0, "manual"],
] as const)("code %i, password %i, social %i: %s", (otp, manual, social, mode) => {
  const login = {
    otp_login_status: otp,
    manual_login_status: manual,
    social_login_status: social,
  };
  expect(modeOf(login)).toBe(mode);
  const ways = (["otp", "manual", "social"] as const).map((way) => Number(offers(mode, way)));
  expect(ways).toEqual(otp + manual + social === 0 ? [0, 1, 0] : [otp, manual, social]);
});

test("ignores social sign-in without a provider", () => {
  expect(modeOf({ social_login_status: 1, google_login_status: 0 })).toBe("manual");
  expect(modeOf({ otp_login_status: 1, social_login_status: 1, google_login_status: 0 })).toBe(
    "otp",
  );
});

test("offers social sign-in with any single provider", () => {
  for (const provider of ["facebook", "apple"] as const) {
    expect(
      modeOf({
        social_login_status: 1,
        google_login_status: 0,
        [`${provider}_login_status`]: 1,
      }),
    ).toBe("social");
  }
});
