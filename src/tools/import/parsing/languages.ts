/** Languages in which a résumé may name months, countries and languages: first those whose names are most often met. */
export const LANGUAGES =
  'es en pt fr de it ca gl eu nl ru uk pl cs sk ro hu bg sr hr sl el tr sv da nb fi ar he fa hi bn ur zh ja ko id vi th'.split(
    ' ',
  )
