import { describe, expect, test } from "vitest";
import { emailError } from "./email.ts";
import { phoneError, withoutSeparators } from "./phone.ts";
import { email, note, oneTimeCode, phone, text } from "./values.ts";
import { toLatinDigits, withoutAccents } from "./written-text.ts";

test("reads the digits of every script", () => {
  expect(toLatinDigits("\u0660\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668\u0669")).toBe(
    "0123456789",
  );
  expect(toLatinDigits("\u06f0\u06f9 \u0966\u096f \uff10\uff19 \u{1d7ce}\u{1d7ff}")).toBe(
    "09 09 09 09",
  );
  expect(toLatinDigits("\u0661\u066c\u0662\u0663\u0664\u066b\u0665")).toBe("1234.5");
  expect(toLatinDigits("½ 7\u00b2 Ⅷ")).toBe("½ 7\u00b2 Ⅷ");
});

test("knows the value of each decimal digit of Unicode", () => {
  const digits = Array.from({ length: 0x1_ffff }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => /^\p{Nd}$/u.test(character),
  );
  expect(digits.length).toBeGreaterThan(600);
  const values = digits.map((digit) => Number(toLatinDigits(digit)));
  expect(values).toEqual(digits.map((_, index) => index % 10));
});

test("compares words without their accents and ligatures", () => {
  expect(withoutAccents("Cœur d’été à l’ŒUF, Ærø, garçon")).toBe(
    "Coeur d’ete a l’OeUF, Aerø, garcon",
  );
});

describe("a phone number", () => {
  test.each([
    ["in Arabic digits", "+\u0663\u0663\u0666\u0661\u0662\u0663\u0664\u0665\u0666\u0667\u0668"],
    [
      "in full-width digits",
      "\uff0b\uff13\uff13\uff16\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18",
    ],
    ["between marks of direction", "\u202a+33612345678\u202c"],
    ["with a zero-width space", "+336\u200b12345678"],
    ["with slashes", "+33 6/12/34/56/78"],
    ["with non-breaking hyphens", "+336\u201112\u201134\u201156\u201178"],
  ])("is read %s", (_case, typed) => {
    expect(phone.parse(typed)).toBe("+33612345678");
    expect(phoneError(typed, { country: "FR" })).toBeNull();
  });

  test("keeps what is no separator", () => {
    expect(withoutSeparators("06 12 34 56 78 x2")).toBe("0612345678x2");
  });
});

test("a code is read in any digits, with spaces", () => {
  expect(oneTimeCode.parse(" \u0661\u0662\u0663 \u0664\u0665\u0666")).toBe("123456");
  expect(oneTimeCode.safeParse("12345").success).toBe(false);
});

describe("a text", () => {
  test.each([
    ["zero-width spaces", "\u200b\u200b"],
    ["a blank letter of Korean", "\u3164"],
    ["a soft hyphen", "\u00ad"],
    ["a blank Braille pattern", "\u2800"],
    ["marks without a letter", "\u0301\ufe0f"],
    ["marks of direction", "\u202e\u202c"],
  ])("is refused when it shows nothing: %s", (_case, typed) => {
    expect(text(100).safeParse(typed).success).toBe(false);
    expect(note(100).safeParse(typed).success).toBe(false);
    expect(text(100, 0).parse(typed)).toBe("");
  });

  test.each(["محمد", "O’Neil", "Zoë", "ナオミ", "-", "👩‍👧", "می‌خواهم"])(
    "keeps what it needs in its script: %s",
    (typed) => {
      expect(text(100).parse(typed)).toBe(typed.normalize("NFC"));
    },
  );

  test("loses what turns the direction of the rest", () => {
    expect(text(100).parse("Zoé \u202egpj.exe\u2066")).toBe("Zoé gpj.exe");
  });
});

describe("an e-mail address", () => {
  test.each([
    ["zoe@müller.example", "zoe@xn--mller-kva.example"],
    ["Zoe@例え.jp", "zoe@xn--r8jz45g.jp"],
    ["lea+shop@belrive.example", "lea+shop@belrive.example"],
    ["o'neil&co/sales@belrive.example", "o'neil&co/sales@belrive.example"],
    ["lea..x@belrive.example", "lea..x@belrive.example"],
    ["lea@a-b.xn--p1ai", "lea@a-b.xn--p1ai"],
  ])("is accepted: %s", (typed, stored) => {
    expect(email.parse(typed)).toBe(stored);
    expect(emailError(typed)).toBeNull();
  });

  test.each([
    "lea@belrive",
    "lea@-belrive.example",
    "lea@belrive-.example",
    "lea@bel_rive.example",
    "lea@belrive..example",
    `lea@${"b".repeat(64)}.example`,
    "lea belrive@belrive.example",
    "lea@127.0.0.1",
    "léa@belrive.example",
  ])("is refused: %s", (typed) => {
    expect(email.safeParse(typed).success).toBe(false);
    expect(emailError(typed)).toBe("invalid");
  });
});
