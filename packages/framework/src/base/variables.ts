import * as v from 'valibot'

/** A variable that may be set: without the blanks around it; undefined where nothing is left. */
export const optionalText = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.transform((value) => (value === '' ? undefined : value)),
)

/** The same, with a value of its own where it is not set. */
export function textWithDefault(otherwise: string) {
  return v.pipe(
    optionalText,
    v.transform((value) => value ?? otherwise),
  )
}

/** The address of a server, without slashes at its end. */
export function httpAddressSetting(name: string) {
  return v.pipe(
    optionalText,
    v.transform((value) => value?.replace(/(?<!\/)\/+$/, '')),
    v.check(
      (value) => value === undefined || isHttpAddress(value),
      ({ input }) => `${name} is not an http address: ${input}`,
    ),
  )
}

/** One of several words, the first one if it is not set. */
export function choiceSetting<const Choice extends string>(
  name: string,
  choices: readonly [Choice, ...Choice[]],
) {
  const listed = choices.join(', ').replace(/, (?=[^,]+$)/, ' or ')
  return v.pipe(
    textWithDefault(choices[0]),
    v.picklist(choices, ({ received }) => `${name} is ${received}; it may be ${listed}`),
  )
}

/** `on` or `off`. */
export function onOrOffSetting(name: string, otherwise: 'on' | 'off') {
  return v.pipe(
    textWithDefault(otherwise),
    v.check(
      (value) => value === 'on' || value === 'off',
      ({ input }) => `${name} is "${input}"; it may be on or off`,
    ),
    v.transform((value) => value === 'on'),
  )
}

/**
 * A number.
 *
 * @param isAllowed - which numbers are taken; what is no number is `NaN`
 * @param problem - says what is wrong with the text
 */
export function numberWithDefault(
  otherwise: string,
  isAllowed: (number: number) => boolean,
  problem: (text: string) => string,
) {
  return v.pipe(
    textWithDefault(otherwise),
    v.check(
      (value) => isAllowed(Number(value)),
      ({ input }) => problem(input),
    ),
    v.transform(Number),
  )
}

function isHttpAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}
