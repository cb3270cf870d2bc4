/** A setting with which the server cannot start. */
export class SettingError extends Error {
  override readonly name = 'SettingError'
  /** For example `trustedProxies`. */
  readonly setting: string

  /** @param problem - what is wrong with the setting, in words */
  constructor(setting: string, problem: string) {
    super(`${setting}: ${problem}`)
    this.setting = setting
  }
}
