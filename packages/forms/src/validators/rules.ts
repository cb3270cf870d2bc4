import {
  createValidator,
  fieldValue,
  optionalValidator,
  includesValue,
  isEmpty,
  patternValidator,
  toRecord,
  toText,
  type Validator,
} from './validator.ts'

/** Rejects empty values. All other validators accept them (Spec §5). */
export function required(message = 'This field is required'): Validator {
  return createValidator((value) => (isEmpty(value) ? message : undefined), { isRequired: true })
}

const letters = /^[\p{L}\p{M}]+$/u

/** Accepts letters of every script, with accents (Spec §5). */
export function alpha(message = 'Field must be only letters'): Validator {
  return patternValidator(message, letters)
}

const lettersAndDigits = /^[\p{L}\p{M}\p{Nd}]+$/u

/** Accepts letters and digits of every script (Spec §5). */
export function alphaNumeric(message = 'Field must be only letters or numbers'): Validator {
  return patternValidator(message, lettersAndDigits)
}

const plainText = /^[\p{L}\p{M}\p{Nd} '_./#&+-]+$/u

/** Accepts letters and digits of every script, space and `' _ . / # & + -` (Spec §5). */
export function alphaNumericSpecial(message = 'No special characters allowed'): Validator {
  return patternValidator(message, plainText)
}

const nameText = /^[a-z '.-]+$/i

/**
 * Accepts the letters A–Z in both cases, hyphens, apostrophes, dots and single spaces (Spec §5). Too strict for
 * people's names.
 */
export function name(
  message = "Only a-z, hyphen (-), apostrophe ('), dot (.) and single space characters are allowed",
): Validator {
  return optionalValidator(
    message,
    (value) => typeof value === 'string' && nameText.test(value) && !value.includes('  '),
  )
}

const emailAddress =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[\p{L}\p{M}\d]+(?:-+[\p{L}\p{M}\d]+)*(?:\.[\p{L}\p{M}\d]+(?:-+[\p{L}\p{M}\d]+)*)+$/u
const maxEmailLength = 254
const maxTopLevelDomainLength = 63

/**
 * Accepts an email address. The domain must be complete and may be international (Spec §5). The local part must be
 * ASCII, because not every mail server supports other characters.
 */
export function email(message = 'Please enter a valid email'): Validator {
  return optionalValidator(
    message,
    (value) =>
      typeof value === 'string' &&
      value.length <= maxEmailLength &&
      topDomainLength(value) <= maxTopLevelDomainLength &&
      emailAddress.test(value),
  )
}

function topDomainLength(address: string): number {
  return address.length - address.lastIndexOf('.') - 1
}

const phoneText = /^[\d\s\-+.*#()]*$/

/** Accepts digits, spaces and `- + . * # ( )` (Spec §5). */
export function phone(message = 'Please enter a valid phone number'): Validator {
  return patternValidator(message, phoneText)
}

// Host labels are separated by single dots. User names are rejected, because they disguise the host.
const webAddress =
  /^https?:\/\/(?:\[[\d:.a-f]+\](?::\d+)?|[^\s/?#@\\.]+(?:\.[^\s/?#@\\.]+)*\.?)(?:[/?#]\S*)?$/i

/**
 * Accepts an absolute `http` or `https` URL without a user name. The host may be a name without dots, such as
 * `localhost`, or an IPv6 address (Spec §5).
 */
export function url(message = 'Please enter a valid URL'): Validator {
  return optionalValidator(
    message,
    (value) => typeof value === 'string' && webAddress.test(value) && URL.canParse(value),
  )
}

const slugText = /^[a-z\d-]+$/i

/** Accepts a slug: letters A–Z in both cases, digits and hyphens (Spec §5). */
export function slug(
  message = 'Please enter a valid URL using only letters, numbers or hyphens (-)',
): Validator {
  return patternValidator(message, slugText)
}

const numberText = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/** Accepts a finite number, or a decimal string that `parseNumber` reads (Spec §5). */
export function number(message = 'Must be a number'): Validator {
  return optionalValidator(message, (value) =>
    typeof value === 'string' ? numberText.test(value.trim()) : Number.isFinite(value),
  )
}

const digit = /\p{Nd}/u
const letter = /\p{L}/u
const special = /[^\p{L}\p{M}\p{N}\s]/u

/** Requires at least one digit, one letter and one special character, other than a space (Spec §5). */
export function passwordComplexity(
  message = 'Password must include at least one number, a lower or upper case letter and a special character (#,$,%,&,@ etc.)',
): Validator {
  return optionalValidator(
    message,
    (value) =>
      typeof value === 'string' && digit.test(value) && letter.test(value) && special.test(value),
  )
}

/** Creates a validator that compares numbers by value, and strings and lists by length (Spec §5). */
export function comparisonValidator(
  relation: string,
  limit: number,
  passes: (size: number) => boolean,
  message?: string,
): Validator {
  const numberMessage = message ?? `Number must be ${relation} ${limit}`
  const lengthMessage = message ?? `Must have a length ${relation} ${limit}`
  return createValidator((value) => {
    if (isEmpty(value)) return undefined
    if (typeof value === 'string' || Array.isArray(value))
      return passes(value.length) ? undefined : lengthMessage
    const isNumber = typeof value === 'number' || typeof value === 'bigint'
    return isNumber && passes(Number(value)) ? undefined : numberMessage
  })
}

/**
 * Accepts numbers greater than the limit. Strings and lists are compared by length (Spec §5).
 *
 * @param message - @default 'Number must be greater than N', or 'Must have a length greater than N'
 */
export function greaterThan(limit: number, message?: string): Validator {
  return comparisonValidator('greater than', limit, (size) => size > limit, message)
}

/**
 * Accepts numbers greater than or equal to the limit. Strings and lists are compared by length (Spec §5).
 *
 * @param message - @default 'Number must be greater than or equal to N', or 'Must have a length greater than or equal
 * to N'
 */
export function greaterThanOrEqualTo(limit: number, message?: string): Validator {
  return comparisonValidator('greater than or equal to', limit, (size) => size >= limit, message)
}

/**
 * Accepts numbers less than the limit. Strings and lists are compared by length (Spec §5).
 *
 * @param message - @default 'Number must be less than N', or 'Must have a length less than N'
 */
export function lessThan(limit: number, message?: string): Validator {
  return comparisonValidator('less than', limit, (size) => size < limit, message)
}

/**
 * Accepts numbers less than or equal to the limit. Strings and lists are compared by length (Spec §5).
 *
 * @param message - @default 'Number must be less than or equal to N', or 'Must have a length less than or equal to N'
 */
export function lessThanOrEqualTo(limit: number, message?: string): Validator {
  return comparisonValidator('less than or equal to', limit, (size) => size <= limit, message)
}

function fieldValidator(
  message: string,
  field: string,
  passes: (value: unknown, other: unknown) => boolean,
): Validator {
  return optionalValidator(message, (value, values) => passes(value, fieldValue(values, field)), {
    dependsOn: [field],
  })
}

/** Requires the value to be `expected`, without type coercion. Empty values pass (Spec §5). */
export function equals(
  expected: string | number | boolean,
  message = `Field must be equal to ${expected}`,
): Validator {
  return optionalValidator(message, (value) => Object.is(value, expected))
}

/**
 * Requires the value to equal that of another field. Empty values pass (Spec §5).
 *
 * @param field - name of the other field
 * @param message - @default 'Field must be equal to {field}'
 */
export function equalsField(field: string, message = `Field must be equal to ${field}`): Validator {
  return fieldValidator(message, field, Object.is)
}

/**
 * Requires the value to differ from that of another field. Empty values pass (Spec §5).
 *
 * @param field - name of the other field
 * @param message - @default 'Field must be different to {field}'
 */
export function doesNotEqualField(
  field: string,
  message = `Field must be different to ${field}`,
): Validator {
  return fieldValidator(message, field, (value, other) => !Object.is(value, other))
}

/**
 * Requires a string or list to include the value of another field. Passes if either field is empty (Spec §5).
 *
 * @param field - name of the other field
 * @param message - @default 'Field must include {field}'
 */
export function containsField(field: string, message = `Field must include ${field}`): Validator {
  return fieldValidator(message, field, (value, other) => includesValue(value, other) ?? true)
}

/**
 * Requires a string or list not to include the value of another field. Passes if either field is empty (Spec §5).
 *
 * @param field - name of the other field
 * @param message - @default 'Field must not include {field}'
 */
export function doesNotContainField(
  field: string,
  message = `Field must not include ${field}`,
): Validator {
  return fieldValidator(message, field, (value, other) => !includesValue(value, other))
}

/**
 * Requires files to have one of the given types. Needed in addition to the `accept` attribute, which phones and drag
 * and drop bypass.
 *
 * @param accept - as in HTML: media types such as `image/png` and `image/*`, or extensions such as `.pdf`
 */
export function acceptedFiles(
  accept: string,
  message = 'Choose a different type of file',
): Validator {
  return optionalValidator(
    message,
    (value) => Array.isArray(value) && value.every((file) => isAccepted(file, accept)),
  )
}

/** Whether a file matches an `accept` attribute. An empty attribute matches every file. */
export function isAccepted(file: unknown, accept: string): boolean {
  const fields = toRecord(file)
  if (fields !== file) return false
  const type = lowerCaseText(fields['type'])
  const name = lowerCaseText(fields['name'])
  const kinds = accept
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  if (kinds.length === 0) return true
  return kinds.some((kind) => {
    if (kind === '*/*') return true
    if (kind.startsWith('.')) return name.endsWith(kind)
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind
  })
}

function lowerCaseText(value: unknown): string {
  return (toText(value) ?? '').toLowerCase()
}

const bytesPerMegabyte = 1_000_000
const bytesPerKilobyte = 1000

/**
 * Requires each file to be small enough.
 *
 * @param maxSizeBytes - maximum size of a file, inclusive
 */
export function maxFileSize(
  maxSizeBytes: number,
  message = `Choose a file of up to ${formatSize(maxSizeBytes)}`,
): Validator {
  return optionalValidator(
    message,
    (value) =>
      Array.isArray(value) &&
      value.every((file) => {
        const { size } = toRecord(file)
        return typeof size === 'number' && size <= maxSizeBytes
      }),
  )
}

function formatSize(sizeBytes: number): string {
  const isLarge = sizeBytes >= bytesPerMegabyte
  const size = sizeBytes / (isLarge ? bytesPerMegabyte : bytesPerKilobyte)
  return `${Number(size.toFixed(2))} ${isLarge ? 'MB' : 'kB'}`
}
