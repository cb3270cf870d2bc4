/** Attributes of `<input>` that only mean something where text is typed (HTML, "Attributes that apply to input types"). */
export type TextAttribute =
  | 'autoComplete'
  | 'list'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'minLength'
  | 'pattern'
  | 'placeholder'
  | 'readOnly'
  | 'size'
  | 'step'
