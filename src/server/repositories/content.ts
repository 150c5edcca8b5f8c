import type { Db } from '../database/schema'

export const listCompanies = (db: Db) =>
  db
    .selectFrom('company')
    .select(['logo_file_name', 'image_url'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute()

export const listHeaderContent = (db: Db) =>
  db
    .selectFrom('header_content')
    .select(['ads_content', 'img1', 'img2', 'img1_link', 'img2_link', 'video_file_name'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute()

export const listSliderImages = (db: Db) =>
  db.selectFrom('slider_image').select(['id', 'image']).orderBy('sort_order').orderBy('id').execute()

export const listCsrItems = (db: Db) =>
  db.selectFrom('csr_item').select(['image', 'description']).orderBy('sort_order').orderBy('id').execute()

export const listServices = (db: Db) =>
  db
    .selectFrom('service')
    .select(['service_id', 'title', 'service_name', 'description', 'small_img', 'banner_img'])
    .orderBy('sort_order')
    .orderBy('service_id')
    .execute()

export const listOffices = (db: Db) =>
  db
    .selectFrom('office')
    .select(['office_type', 'address', 'contact_no', 'whatsapp_no'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute()

export const listEmails = (db: Db) =>
  db.selectFrom('email_item').select(['label', 'email']).orderBy('sort_order').orderBy('id').execute()

export const listContactDetails = (db: Db) =>
  db
    .selectFrom('contact_details')
    .select(['working_hours', 'holidays'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute()

export const listStates = (db: Db) =>
  db
    .selectFrom('state')
    .select(['state_id', 'state_name'])
    .orderBy('sort_order')
    .orderBy('state_id')
    .execute()

export const listCities = (db: Db) =>
  db
    .selectFrom('city')
    .select(['city_id', 'city_name', 'state_id'])
    .orderBy('sort_order')
    .orderBy('city_id')
    .execute()

const listDepartments = (db: Db) =>
  db
    .selectFrom('department')
    .select(['department_id', 'd_name'])
    .orderBy('sort_order')
    .orderBy('department_id')
    .execute()

const listIndustries = (db: Db) =>
  db
    .selectFrom('industry')
    .select(['industry_id', 'industry_name'])
    .orderBy('sort_order')
    .orderBy('industry_id')
    .execute()

const listRoles = (db: Db) =>
  db.selectFrom('role').select(['role_id', 'role_name']).orderBy('sort_order').orderBy('role_id').execute()

const listLocations = (db: Db) =>
  db
    .selectFrom('location')
    .select(['location_id', 'location_name'])
    .orderBy('sort_order')
    .orderBy('location_id')
    .execute()

export const loadSelectLists = async (db: Db) => ({
  department: await listDepartments(db),
  industry: await listIndustries(db),
  role: await listRoles(db),
  location: await listLocations(db),
})
