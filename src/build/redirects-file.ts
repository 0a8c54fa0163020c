import { languages } from 'virtual:content'
import { folderOf } from '../model/routes'
import type { BuiltFile } from './built-file'

/**
 * For Netlify, the not-found page of each language's folder; Cloudflare finds them by itself. None
 * for a single language.
 */
export const redirectsFiles: BuiltFile[] =
  languages.length === 1
    ? []
    : [
        {
          fileName: '_redirects',
          contentType: 'text/plain; charset=utf-8',
          create: async ({ base }) =>
            languages
              .slice(1)
              .map((language) => `${base}${folderOf(language)}`)
              .map((folder) => `${folder}* ${folder}404.html 404\n`)
              .join(''),
        },
      ]
