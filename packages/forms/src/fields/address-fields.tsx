import { FieldGroup, type FieldGroupProps } from '@milepost/ui'
import type { ReactNode } from 'react'
import type { Address } from '../index.ts'
import { SelectField } from './choice-fields.tsx'
import { TextField } from './text-fields.tsx'

export interface AddressFieldsProps extends Omit<FieldGroupProps, 'children'> {
  /** Before each field's name in the form, such as `home.`: `home.line1`. @default '' */
  prefix?: string | undefined
  /** The countries to choose from; an empty first one where none is chosen yet is added. */
  countries: readonly { value: string; label: string }[]
  labels?: Partial<Record<keyof Address, ReactNode>> | undefined
  /** @default 'Choose a country' */
  chooseCountry?: string | undefined
}

const lines = [
  ['line1', 'Address line 1', 'address-line1'],
  ['line2', 'Address line 2', 'address-line2'],
  ['townOrCity', 'Town or city', 'address-level2'],
  ['countyOrState', 'County or state', 'address-level1'],
  ['postcodeOrZipcode', 'Postcode or ZIP code', 'postal-code'],
] as const

/**
 * An address: six fields called as `readAddress` calls them, so that an address in any of the
 * platform's four shapes can be the form's start.
 */
export function AddressFields({
  prefix = '',
  countries,
  labels = {},
  chooseCountry = 'Choose a country',
  ...rest
}: AddressFieldsProps) {
  return (
    <FieldGroup {...rest}>
      {lines.map(([part, label, autoComplete]) => (
        <TextField
          key={part}
          name={`${prefix}${part}`}
          label={labels[part] ?? label}
          autoComplete={autoComplete}
          uppercase={part === 'postcodeOrZipcode'}
        />
      ))}
      <SelectField
        name={`${prefix}country`}
        label={labels.country ?? 'Country'}
        autoComplete="country"
      >
        <option value="">{chooseCountry}</option>
        {countries.map((country) => (
          <option key={country.value} value={country.value}>
            {country.label}
          </option>
        ))}
      </SelectField>
    </FieldGroup>
  )
}
