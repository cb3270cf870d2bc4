// numbro has types, its cultures have none.
declare module 'numbro/languages/*.js' {
  const language: import('numbro').default.NumbroLanguage
  export default language
}
