// numbro has type declarations, but its cultures do not.
declare module 'numbro/languages/*.js' {
  const language: import('numbro').default.NumbroLanguage
  export default language
}
