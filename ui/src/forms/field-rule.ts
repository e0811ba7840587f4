/**
 * The `validate` rule of react-hook-form for a validator of core: the message of the error code
 * that it returns, or true.
 */
export function fieldRule<Code extends string>(
  validate: (text: string) => Code | null,
  message: (code: Code) => string,
): (text: string) => string | true {
  return (text) => {
    const code = validate(text);
    return code === null || message(code);
  };
}
