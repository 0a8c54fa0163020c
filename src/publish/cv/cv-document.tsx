import { lists, profile } from 'virtual:content'
import { Document, type DocumentProps, Link, Page, Text, View } from '@react-pdf/renderer'
import type { ReactElement, ReactNode } from 'react'
import { technologyItems } from '../../content/technologies'
import { yearsText } from '../../content/years'
import { registerCvFonts } from './cv-fonts'
import { styles } from './cv-styles'

/** Fixed, so that the same content gives the same bytes. */
const DOCUMENT_DATE = new Date(Date.UTC(2000, 0, 1))

const inOrder = <Item extends { numeroOrden: number }>(items: readonly Item[]) =>
  [...items].sort((a, b) => a.numeroOrden - b.numeroOrden)

const bareAddress = (address: string) => address.replace(/^https:\/\/|\/$/g, '')

function WebLink({ to }: { to: string }) {
  return (
    <Link src={to} style={styles.link}>
      {bareAddress(to)}
    </Link>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <View style={styles.section}>
      <Text style={styles.heading} minPresenceAhead={60}>
        {title}
      </Text>
      {children}
    </View>
  )
}

type EntryProps = {
  title: string
  years?: string
  kind?: string
  text: string
  links?: readonly string[]
}

function Entry({ title, years, kind, text, links = [] }: EntryProps) {
  return (
    <View style={styles.entry} wrap={false}>
      <View style={styles.entryHead}>
        <Text style={styles.entryTitle}>{title}</Text>
        {years ? <Text style={styles.years}>{years}</Text> : null}
      </View>
      {kind ? <Text style={styles.kind}>{kind}</Text> : null}
      <Text>{text}</Text>
      {links
        .filter((link) => link !== '')
        .map((link) => (
          <WebLink key={link} to={link} />
        ))}
    </View>
  )
}

function Heading() {
  return (
    <View>
      <Text style={styles.name}>{profile.nombre}</Text>
      <Text style={styles.role}>{profile.puesto}</Text>
      <View style={styles.contact}>
        <Text style={styles.contactItem}>{`${profile.ciudad}, ${profile.pais}`}</Text>
        <Text style={styles.contactItem}>
          <Link src={`mailto:${profile.email}`} style={styles.link}>
            {profile.email}
          </Link>
        </Text>
        {[profile.sitio, profile.github, profile.linkedin].map((address) => (
          <Text key={address} style={styles.contactItem}>
            <WebLink to={address} />
          </Text>
        ))}
      </View>
      <View style={styles.rule} />
      <Text style={styles.summary}>{profile.resumen}</Text>
    </View>
  )
}

const titlesOf = (skills: readonly { titulo: string; numeroOrden: number }[]) =>
  inOrder(skills)
    .map((skill) => skill.titulo)
    .join(' · ')

/** The CV as one column of real text, in the order in which a recruiter reads; sections without entries are left out. */
export function CvDocument(): ReactElement<DocumentProps> {
  registerCvFonts()
  const technologies = (text: string) => technologyItems(text).join(', ')
  return (
    <Document
      title={`CV de ${profile.nombre}`}
      author={profile.nombre}
      subject={profile.puesto}
      language="es"
      creationDate={DOCUMENT_DATE}
      modificationDate={DOCUMENT_DATE}
    >
      <Page size="A4" style={styles.page}>
        <Heading />
        {lists.experiencia.length > 0 && (
          <Section title="Experiencia">
            {inOrder(lists.experiencia).map((item) => (
              <Entry
                key={item.id}
                title={item.titulo}
                years={yearsText(item)}
                kind={[item.tipoExperiencia, technologies(item.tegnologiasUtilizadas)]
                  .filter((part) => part !== '')
                  .join(' · ')}
                text={item.descripcion}
                links={[item.link]}
              />
            ))}
          </Section>
        )}
        {lists.proyectos.length > 0 && (
          <Section title="Proyectos">
            {inOrder(lists.proyectos).map((item) => (
              <Entry
                key={item.id}
                title={item.titulo}
                text={item.descripcion}
                links={[item.direccionWeb, item.gitHubWeb]}
              />
            ))}
          </Section>
        )}
        {lists.educacion.length > 0 && (
          <Section title="Educación">
            {inOrder(lists.educacion).map((item) => (
              <Entry
                key={item.id}
                title={item.titulo}
                years={yearsText(item)}
                kind={item.estado}
                text={item.descripcion}
              />
            ))}
          </Section>
        )}
        {lists['hard-skills'].length + lists['soft-skills'].length > 0 && (
          <Section title="Habilidades">
            <Text>{titlesOf(lists['hard-skills'])}</Text>
            <Text>{titlesOf(lists['soft-skills'])}</Text>
          </Section>
        )}
        <Text
          style={styles.pageNumber}
          fixed
          render={({ pageNumber, totalPages }) =>
            totalPages > 1 ? `${pageNumber} / ${totalPages}` : ''
          }
        />
      </Page>
    </Document>
  )
}
