import { withoutAccents } from '../../../model/without-accents'

/** 'Start Date', 'start_date', 'startDate' and 'Formação' without what spellings differ in. */
export const plainKey = (key: string): string =>
  withoutAccents(key)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

// What programs, templates and people call the fields of a resume, in the languages of the interface: one row
// a field, by the name that the sections of resume-fields.ts have for it. A word may stand in several rows, as
// each section has names of its own.
const FIELDS: Readonly<Record<string, string>> = {
  // Whom it is about.
  name: 'nombre nome nom',
  fullname:
    'nombrecompleto nombreyapellido nombreyapellidos nomecompleto nomcomplet nometprenom prenometnom vollername vorundnachname nomeecognome displayname candidatename personname',
  label:
    'profession profesion profissao beruf metier professione tituloprofesional tituloprofissional professionaltitle titreprofessionnel berufsbezeichnung currenttitle currentposition currentrole puestoactual specialty titular',
  image:
    'foto imagen imagem bild bewerbungsfoto retrato profileimage profilepicture profilephoto photourl pictureurl imageurl avatarurl immagine headshot',
  email:
    'mail emailaddress correo correoelectronico courriel adressemail adresseemail adresseelectronique mailadresse emailadresse emailid gmail indirizzoemail posta emails',
  phone:
    'phonenumber telephone tel mobile mobilephone mobilenumber cell cellphone telefono telefone celular movil telefon telefonnummer handy mobil numerodetelefono numerodetelephone portable cellulare contactnumber phones phonenumbers mobileno mobilenumber whatsapp',
  birthDate:
    'dateofbirth dob birthday fechadenacimiento fechanacimiento datadenascimento datanascimento datedenaissance naissance geburtsdatum geburtstag datadinascita nascita nascimento',
  homepage:
    'websiteurl personalwebsite personalsite sitioweb paginaweb siteweb webseite sitoweb blog portfoliourl portfolio portafolio',
  // What it is called, and what is done there.
  title: 'intitule titulo titre titel titolo heading headline',
  subtitle: 'subheading subtitulo untertitel sottotitolo soustitre',
  position:
    'puesto puestodetrabajo cargo posicion poste posizione posicao stelle jobtitle designation job funcion funcao fonction mansione qualifica jobbezeichnung stellenbezeichnung intitule intituleduposte positiontitle roletitle tatigkeit occupation ocupacion',
  role: 'rol papel rolle ruolo',
  roles: 'positions puestos cargos postes stellen ruoli',
  type: 'tipo typ employmenttype contracttype jobtype',
  value: 'valor valore valeur wert',
  category: 'categoria categorie kategorie grupo groupe gruppo gruppe bereich ambito family',
  company:
    'companyname employer employername empresa nombreempresa nombredelaempresa nomedaempresa compania companhia compagnia entreprise societe firma firmenname unternehmen arbeitgeber azienda datoredilavoro empleador employeur empregador lugardetrabajo',
  organization:
    'organisation organizacion organizacao organizzazione organizationname association asociacion associacao associazione verein org entidad entidade ente',
  institution:
    'institucion instituicao istituto istituzione etablissement einrichtung schule escuela escola ecole scuola schoolname universityname collegename university universidad universidade universite universitat universita hochschule college institutionname institute instituto instituicaodeensino centro centrodeestudios uni academy',
  area: 'field fieldofstudy major specialization specialisation subject studienfach fachrichtung especialidad especialidade carrera areadeestudio discipline domaine filiere specialite indirizzo campodistudio',
  studyType:
    'degree degreename degreetype diploma diplome abschluss grad grado grau titulacion laurea titolodistudio studiengang formacion formacao formation qualification qualificacao curso program programme course credential subheader',
  status: 'estado statut stato',
  // Texts.
  summary:
    'resumen resumo resume sommaire sintesi riassunto zusammenfassung kurzprofil overview professionalsummary executivesummary profilesummary careersummary resumenprofesional resumoprofissional',
  about:
    'bio biography aboutme profile objective careerobjective objetivo objectif ziel perfil perfilprofesional perfilprofissional profil profilprofessionnel profilo sobremi acercademi sobremim ubermich apropos presentation introduction intro',
  description:
    'details desc jobdescription descripcion descricao beschreibung descrizione detalles detalhes detail einzelheiten dettagli texto texte testo content contenido body info tagline subtitle abstract comment comments blurb',
  highlights:
    'highlight bullets bulletpoints points achievements keyachievements accomplishments milestones logros conquistas realizacoes realisations erfolge risultati activities actividades atividades activites tatigkeiten aktivitaten attivita descriptions descriptionlist descbullets items',
  responsibilities:
    'responsibility duties tasks missions responsabilidades responsabilites responsabilita verantwortlichkeiten aufgaben taches tarefas tareas funciones funcoes compiti mansioni keyresponsibilities',
  keywords:
    'technologies technology tecnologias tecnologie technologien tools tool tech techstack technologystack stack techs skills technologiesused toolsused skillsused tecnologiasutilizadas tecnologiasusadas technologiesutilisees herramientas ferramentas outils werkzeuge strumenti habilidades habilidadestecnicas competencias competences kenntnisse competenze environment frameworks tags builtwith',
  items: 'list lista liste values elements entries skills technologies',
  courses:
    'coursework relevantcoursework relevantcourses cursos materias asignaturas cours kurse corsi disciplinas modules',
  // When.
  startDate:
    'start from begin beginning begindate startedon started fechainicio fechadeinicio fechadesde inicio datainicio datadeinicio debut datedebut datededebut beginn startdatum inizio datainizio datadiinizio startsat desde von ab seit de da du dal startyear yearstart anioinicio anoinicio datestart',
  endDate:
    'end endsat to until till finishedon finished finish fechafin fechadefin fechafinal fechahasta fechadefinalizacion fin final datafim datafinal datadefim datadetermino fim termino datefin datedefin ende enddatum bis fine datafine datadifine hasta ate al au a endyear yearend aniofin anofin anofim dateend graduation graduationdate graduationyear completion completiondate completionyear completed completedon expectedgraduation egreso fechagraduacion fechadegraduacion aniograduacion anograduacion anodegraduacion anograduacao anoconclusao anodeconclusao dataconclusao anneeobtention anneedobtention annoconseguimento abschlussjahr yearofgraduation yearofpassing passingyear graduated',
  period:
    'dates duration periodo periode zeitraum dauer durata duree duracion duracao time timeframe timeperiod timeline daterange years anos jahre annees anni temps tempo when fechas datas daten dateyear',
  date: 'fecha data datum year ano anio annee jahr anno dateissued issuedate issued issuedon issueyear releasedate publishedon publicationdate publishdate published publicationyear dateawarded awardedon awarddate yearawarded fechaemision fechadeemision fechadeexpedicion dataemissao datadeemissao dateobtention datedobtention anneeobtention ausstellungsdatum dataconseguimento obtained dateobtained filedon creationdate dateearned',
  year: 'anio ano annee jahr anno',
  month: 'mes mois monat mese',
  day: 'dia jour tag giorno',
  startMonth: '',
  endMonth: '',
  current:
    'iscurrent present ispresent currentlyworking currentlyworkinghere currentjob ongoing active actual atual actualmente aktuell encours attuale stillworking trabajoactual',
  // Where, and by whom.
  location:
    'place lugar ubicacion localizacion localizacao localidad localidade local lieu ort standort luogo sede locationname',
  city: 'town municipality ciudad cidade ville stadt citta locality localidad',
  country: 'pais pays land paese nation',
  region: 'state province provincia estado bundesland regione comunidad',
  url: 'link website web weblink site href uri homepage webpage enlace lien sito liveurl demo live demourl livedemo projecturl credentialurl certificateurl sitioweb paginaweb siteweb webseite sitoweb',
  repository:
    'repo github githuburl githublink githubrepo source sourcecode sourceurl codeurl code repourl codigo',
  issuer:
    'issuedby issuingbody issuingorganization issuingorganisation issuingauthority emisor emissor emisora emetteur aussteller herausgeber emittente enteemittente provider organisme awardedby grantedby expedidor platform plataforma presenter',
  publisher:
    'editorial editora editeur verlag editore conference conferencename journalname venue event evento magazine',
  authors: 'author autores autor auteurs autoren autori coauthors',
  // Languages and networks.
  language: 'idiom idioma lengua lingua langue sprache lang',
  fluency:
    'proficiency level nivel niveau livello stufe kenntnisstand sprachniveau fluencia dominio cefr proficiencylevel languagelevel',
  network: 'platform red rede reseau netzwerk plattform service provider',
  links: 'footerlink footerlinks',
  username: 'user handle usuario utilisateur benutzername account value text',
  address:
    'direccion domicilio residencia endereco morada adresse anschrift wohnort indirizzo residenza',
  profiles:
    'social socials socialmedia sociallinks socialnetworks socialprofiles networks links onlineprofiles sameas urls websites web redes redessociales enlaces perfiles redessociais perfis reseaux reseauxsociaux liens profile netzwerke profili collegamenti',
  first:
    'firstname givenname givennames forename vorname prenom prenoms primernombre nombres primeironome',
  middle: 'middlename segundonombre',
  last: 'lastname surname familyname apellido apellidos nachname familienname nomdefamille nom cognome sobrenome',
}

/** What some put before the names of fields, as in `project_link` and `skillName`. */
const KIND =
  /^(?:project|certification|certificate|award|employment|company|job|work|skill|publication|volunteer)(?=.)/

/** The name of a field without its kind, where it is known only so. */
export function withoutKind(key: string): string {
  const name = plainKey(key)
  const bare = name.replace(KIND, '')
  return !KNOWN.has(name) && KNOWN.has(bare) ? bare : key
}

/** All names of a field, its own before the others. */
export const namesOf = (field: string): string[] => [
  field,
  ...(Object.hasOwn(FIELDS, field) ? (FIELDS[field]?.split(' ') ?? []) : []).filter(Boolean),
]

const KNOWN = new Set(Object.keys(FIELDS).flatMap(namesOf).map(plainKey))

/** Of sections, by JSON Resume's names; `basics` is what of the owner is no list, `about` a text on the owner. */
const SECTIONS: Readonly<Record<string, string>> = {
  basics:
    'main greeting basic basicinfo basicinformation personal personalinfo personalinformation personaldetails personaldata contact contacts contactinfo contactinformation contactdetails header sidebar person me user owner identity identite identidad identidade identita identification candidate candidato general datospersonales datosbasicos informacionpersonal informacionbasica informaciondecontacto datosdecontacto contacto dadospessoais informacoespessoais dadosdecontato contato informationspersonnelles coordonnees etatcivil personlichedaten personaldaten personliches kontakt kontaktdaten persondaten datipersonali informazionipersonali contatti anagrafica',
  about:
    'summary aboutme profile bio biography introduction intro objective careerobjective careerprofile careersummary professionalsummary professionalprofile executivesummary profilesummary resumen resumenprofesional perfil perfilprofesional perfilprofissional sobremi acercade acercademi resumo resumoprofissional sobre sobremim objetivo objetivoprofesional profil profilprofessionnel apropos presentation objectif kurzprofil ubermich zusammenfassung profilo profiloprofessionale sommario chisono sintesi',
  work: 'worksfor experience experiences experiencia experiencias workexperience workexperiences workhistory employment employmenthistory employments jobs positions career careerhistory professionalexperience professionalexperiences relevantexperience internships experienciaprofesional experienciaprofissional experienciasprofissionais experienciasprofesionales experienciaslaborales experiencialaboral historiallaboral historicoprofissional trayectoria trayectoriaprofesional empleos empleo trabajos puestos carreira empregos experienceprofessionnelle experiencesprofessionnelles parcours parcoursprofessionnel emplois berufserfahrung berufspraxis arbeitserfahrung werdegang beruflicherwerdegang erfahrung erfahrungen berufserfahrungen praktika esperienza esperienze esperienzaprofessionale esperienzeprofessionali esperienzelavorative esperienzalavorativa lavoro lavori',
  education:
    'alumniof educations educacion educacao educacional ausbildung bildung bildungsweg studium schulbildung akademischeausbildung formation formations formationacademique formacion formacionacademica formaciones formacoes formacao formacaoacademica academicbackground academics academichistory educationalbackground educationhistory educationandtraining schooling studies degrees estudios estudiosacademicos etudes diplomes istruzione istruzioneeformazione formazione studi escolaridade',
  skills:
    'knowsabout skill skillset technicalskills hardskills keyskills coreskills techskills corecompetencies competencies toolset technologies techstack tools expertise habilidades habilidadestecnicas habilidadesyconocimientos competencias competenciastecnicas conocimientos conocimientostecnicos aptitudes tecnologias conhecimentos conhecimentostecnicos competences competencestechniques technologie kenntnisse itkenntnisse fahigkeiten fertigkeiten kompetenzen technologien edvkenntnisse competenze competenzetecniche abilita tecnologie capacita',
  'soft-skills':
    'softskills softskill soft blandas interpersonalskills personalskills habilidadesblandas habilidadespersonales habilidadessociales habilidadesinterpersonales habilidadescomportamentais competenciasblandas savoiretre persoenlichestarken sozialkompetenzen competenzetrasversali competenzepersonali',
  languages:
    'knowslanguage mothertongue mothertongues foreignlanguage foreignlanguages language languageskills spokenlanguages idiomas idioma lenguas lenguajeshablados linguas langues langue competenceslinguistiques sprachen sprachkenntnisse lingue linguestraniere competenzelinguistiche',
  projects:
    'project personalprojects sideprojects featuredprojects keyprojects selectedprojects portfolio proyectos proyectospersonales proyectosdestacados portafolio projetos projetospessoais projets projetspersonnels realisations projekte progetti progettipersonali',
  certificates:
    'certificate certifications certification certs licenses licensesandcertifications licensescertifications certificationsandlicenses certificados certificaciones certificacoes licenciasycertificaciones certificats zertifikate zertifizierungen certificazioni certificati attestati',
  awards:
    'award honors honours honorsandawards honorsawards awardsandhonors awardshonors prizes premios reconocimientos premiosyreconocimientos premiosereconhecimentos reconhecimentos prix distinctions prixetdistinctions auszeichnungen preise premi riconoscimenti premiericonoscimenti',
  volunteer:
    'volunteering volunteerwork volunteerexperience volunteerexperiences volunteeringexperience voluntariado voluntariados experienciadevoluntariado trabajovoluntario trabalhovoluntario benevolat ehrenamt ehrenamtlichestatigkeit ehrenamtlichesengagement volontariato',
  publications:
    'publication papers publicaciones publicacoes publikationen veroffentlichungen pubblicazioni articles articulos',
  references:
    'reference testimonials recommendations recommendationsreceived referencias referenzen recomendaciones recomendacoes recommandations referenze',
  interests:
    'interest hobbies hobby interestsandhobbies hobbiesandinterests intereses aficiones interesses passatempos centresdinteret loisirs interets interessen interessi passioni',
  courses:
    'course coursework trainings cursos cursosycertificaciones formacioncomplementaria kurse weiterbildung weiterbildungen cours formationscontinues corsi',
  organizations:
    'organisations memberships affiliations organizaciones asociaciones organizacoes associacoes associations mitgliedschaften organizzazioni',
  patents: 'patentes brevets patente brevetti',
  testscores: 'tests examenes exames examens prufungen esami',
}

/** Its name, which our own resume.json says, too. */
export const SOFT = 'soft-skills'

const BY_NAME = new Map(
  Object.entries(SECTIONS).flatMap(([section, names]) =>
    [plainKey(section), ...names.split(' ')].map((name) => [name, section] as const),
  ),
)

/** The section that a key names. */
export const sectionNamed = (key: string): string | undefined => BY_NAME.get(plainKey(key))

/** By the beginnings of their words, titles that people write: 'Selected work experience'. The first that fits decides. */
const TITLES: readonly (readonly [section: string, words: RegExp])[] = [
  ['volunteer', /\b(?:volunt|benevol|ehrenamt|volontar)/],
  ['certificates', /\b(?:certif|zertif|licens|licenc)/],
  ['publications', /\b(?:publicat|publicac|publikat|veroffent|pubblic)/],
  ['awards', /\b(?:awards?\b|honou?rs?\b|premi|auszeich|distinctions?\b|prix\b|ricono|recono)/],
  ['references', /\b(?:referen|recomend|recommend|testimon)/],
  ['interests', /\b(?:interes|hobb|aficion|loisir|passatemp)/],
  [
    'skills',
    /\b(?:skill|habilid|competen|kompeten|kenntnis|fahigk|fertigk|aptitud|technolog|tecnolog|tools?\b|conocim|conhecim|programming|programacion|expertise)/,
  ],
  ['languages', /\b(?:languages?|idiomas?|lenguas?|langues?|sprach\w*|lingue|linguas?)\b/],
  ['projects', /\b(?:proje[ck]t|proyecto|projet|progett)/],
  ['courses', /\b(?:cursos?|kurse?|courses?|cours|corsi|weiterbild|trainings?)\b/],
  [
    'work',
    /\b(?:experien|berufs|erfahrung|esperienz|employ|emplo[iy]|empleo|empreg|laboral|career)/,
  ],
  [
    'education',
    /\b(?:educa|ausbildung|bildung|studium|studi\b|studies|formac|formation|formaz|etudes|estudio|academic|istruz|diplom)/,
  ],
]

/** The section that a title names, of which an owner may have written any. */
export function sectionTitled(title: string): string | undefined {
  const words = withoutAccents(title.replace(/(?<=\p{Ll})(?=\p{Lu})|_/gu, ' ')).toLowerCase()
  return sectionNamed(title) ?? TITLES.find(([, known]) => known.test(words))?.[0]
}
